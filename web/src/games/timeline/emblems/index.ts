// The woodcuts on the cards, by the names in src/speeltafel/decks/emblems.json.

import type { Drawing } from '../../../ui/drawing';
import { ancient } from './ancient';
import { animal } from './animal';
import { BACKDROPS } from './backdrops';
import { building } from './building';
import { device } from './device';
import { home } from './home';
import { house } from './house';
import { kitchen } from './kitchen';
import { life } from './life';
import { machine } from './machine';
import { measure } from './measure';
import { monument } from './monument';
import { nature } from './nature';
import { page } from './page';
import { play } from './play';
import { power } from './power';
import { sound } from './sound';
import { sport } from './sport';
import { stage } from './stage';
import { table } from './table';
import { travel } from './travel';
import { vehicle } from './vehicle';
import { voyage } from './voyage';
import { war } from './war';
import { wild } from './wild';
import { works } from './works';

export const FAMILIES: Record<string, Record<string, Drawing>> = {
  ...{ power, war, building, works, voyage, vehicle, measure, life },
  ...{ machine, nature, animal, stage, page, sport, table, home },
  ...{ ancient, monument, travel, device, wild, sound, play, kitchen, house },
};

const EMBLEMS: Record<string, Drawing> = Object.assign({}, ...Object.values(FAMILIES));

export { BACKDROPS };

/** An emblem, and what lies behind it. */
export interface Scene {
  emblem: Drawing;
  backdrop?: Drawing | undefined;
}

/** What a deck calls `emblem` or `emblem/backdrop`, if there is such an emblem. */
export function sceneOf(picture: string): Scene | undefined {
  const [name = '', behind = ''] = picture.split('/');
  const emblem = EMBLEMS[name];
  return emblem && { emblem, backdrop: BACKDROPS[behind] };
}
