// The characters as two-colour woodcuts: ink, and the tones of one colour. The key of each is its
// key at the server.

import { features, type Expression, type Layer } from './features';
import type { Portrait } from './figure';
import { astronomer } from './people/astronomer';
import { baker } from './people/baker';
import { beekeeper } from './people/beekeeper';
import { goalkeeper } from './people/goalkeeper';
import { librarian } from './people/librarian';
import { sailor } from './people/sailor';
import { tram_driver } from './people/tram_driver';
import { watchmaker } from './people/watchmaker';

export const PORTRAITS: Record<string, Portrait> = {
  baker,
  beekeeper,
  librarian,
  tram_driver,
  sailor,
  goalkeeper,
  watchmaker,
  astronomer,
};

/** Everything that is drawn, in order. */
export function layers(portrait: Portrait, expression: Expression): Layer[] {
  return [...portrait.back, ...features(portrait.features, expression), ...portrait.front];
}
