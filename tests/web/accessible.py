"""Whether everybody can use a screen: WCAG 2.2 AA, as far as axe can tell, and its width."""

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

Rules = dict[str, Any]
"""What axe looks for, as it wants to be told."""

RULES: Final[Rules] = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
OF_COLOUR_AND_SIZE: Final[Rules] = {"runOnly": ["color-contrast", "target-size"]}
"""The rules whose answer depends on the theme or the size of the screen."""
BUT_COLOUR: Final[Rules] = {**RULES, "rules": {"color-contrast": {"enabled": False}}}
"""The rules whose answer depends on the words."""
FIND: Final = """
async (rules) => {
  const unseen = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const { violations } = await axe.run({ ...rules, resultTypes: ['violations'] });
  document.adoptedStyleSheets = unseen;
  return violations;
}
"""
"""Axe looks, also where nobody else does (`UNDRAWN`)."""
TOO_WIDE: Final = "() => document.documentElement.scrollWidth > innerWidth"


def problems(page: Page, rules: Rules = RULES) -> list[str]:
    """What is not accessible, and whether the page is wider than the screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(FIND, rules)
    told = [
        f"{violation['id']}: {node['target']} {node['failureSummary'][:300]!r}"
        for violation in found
        for node in violation["nodes"][:3]
    ]
    return [*told, "scrolls sideways"] if is_too_wide(page) else told


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate(TOO_WIDE))
