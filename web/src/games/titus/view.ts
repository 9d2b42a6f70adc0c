import type { View } from '../../net/messages';
import { narrow } from '../../net/narrow';
import { isTitusView, type TitusView } from './forms.generated';

export type * from './forms.generated';
export { isTitusAction, isTitusEvent } from './forms.generated';

export function titusView(view: View | null): TitusView {
  return narrow(view, isTitusView);
}
