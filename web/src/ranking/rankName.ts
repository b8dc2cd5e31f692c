import type { IntlShape } from 'react-intl'

const NAMES = new Map([
  ['inicial', 'ranking.inicial'],
  ['bronce', 'ranking.bronce'],
  ['plata', 'ranking.plata'],
  ['oro', 'ranking.oro'],
] as const)

/** What a rank is called. One that the shop has no word for is called as the platform calls it. */
export function rankName({ formatMessage }: Pick<IntlShape, 'formatMessage'>, code: string): string {
  const id = [...NAMES].find(([known]) => known === code)?.[1]
  return id === undefined ? code.charAt(0).toUpperCase() + code.slice(1) : formatMessage({ id })
}
