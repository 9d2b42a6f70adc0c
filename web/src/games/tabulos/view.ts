import type { View } from '../../net/messages';
import { narrow } from '../../net/narrow';
import { isTabulosView, type TabulosView } from './forms.generated';

export type * from './forms.generated';
export { isTabulosAction, isTabulosEvent } from './forms.generated';

export function tabulosView(view: View | null): TabulosView {
  return narrow(view, isTabulosView);
}
