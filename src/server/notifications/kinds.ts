// What people are told of, as it is kept: values, put into words when they are read.

/** What there is to tell somebody, as values; it is put into words when it is read. */
export type Told =
  | ToldOfTable
  | { readonly kind: 'called'; readonly by: string; readonly avatar: string | null }
  | { readonly kind: 'badge'; readonly idprod: number };

export type ToldOfTable = { readonly roomId: string; readonly gameName: string } & (
  | {
      readonly kind: 'invited';
      readonly by: string;
      readonly avatar: string | null;
      readonly roomName: string;
    }
  | { readonly kind: 'yourTurn'; readonly others: readonly string[] }
  | {
      readonly kind: 'gameEnded';
      readonly others: readonly string[];
      readonly outcome: 'won' | 'lost' | 'drawn';
    }
);
