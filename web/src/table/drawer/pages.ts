/** What lies beside the table. */
export const PAGES = ['log', 'rules', 'phrases', 'panel'] as const;
export type Page = (typeof PAGES)[number];
