import type { View } from '../../net/messages';
import { narrow } from '../../net/narrow';
import { isTelosView, type TelosView } from './forms.generated';

export type * from './forms.generated';
export { isTelosAction, isTelosEvent } from './forms.generated';

export function telosView(view: View | null): TelosView {
  return narrow(view, isTelosView);
}
