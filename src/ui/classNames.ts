// Joins the class names an element has now; what is undefined, empty or false is left out.
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
