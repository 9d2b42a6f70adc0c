"""Timeline against each other (TIM-01 to TIM-10), for 2 to 8 players."""
