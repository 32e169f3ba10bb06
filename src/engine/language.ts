// The languages of the product: what people read and what word games are played in.

export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];
