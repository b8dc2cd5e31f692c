import type { IntlShape } from 'react-intl'

const NAMES = new Map([
  ['inicial', 'ranking.inicial'],
  ['bronce', 'ranking.bronce'],
  ['plata', 'ranking.plata'],
  ['oro', 'ranking.oro'],
] as const)

/** Returns the name of a rank; for an unknown one the platform's code, capitalised. */
export function rankName({ formatMessage }: Pick<IntlShape, 'formatMessage'>, code: string): string {
  const id = [...NAMES].find(([known]) => known === code)?.[1]
  return id === undefined ? code.charAt(0).toUpperCase() + code.slice(1) : formatMessage({ id })
}
