/** Returns the codes of a payload's refusals. */
export const codes = ({ userErrors }: Readonly<{ userErrors: readonly Readonly<{ code: string }>[] }>): string[] =>
  userErrors.map(({ code }) => code)
