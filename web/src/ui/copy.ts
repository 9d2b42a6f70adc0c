/** Copy a text. Over plain http a browser has no clipboard to write to, but can copy what is selected. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
