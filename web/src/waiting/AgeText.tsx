import { FormattedMessage } from 'react-intl'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Renders an age in the largest unit that fits. A clock that was set back counts as just now. */
export function AgeText({ milliseconds }: Readonly<{ milliseconds: number }>) {
  if (milliseconds < MINUTE_MS) return <FormattedMessage id="waiting.ageNow" />
  if (milliseconds < HOUR_MS) {
    return <FormattedMessage id="waiting.ageMinutes" values={{ count: Math.floor(milliseconds / MINUTE_MS) }} />
  }
  if (milliseconds < DAY_MS) {
    return <FormattedMessage id="waiting.ageHours" values={{ count: Math.floor(milliseconds / HOUR_MS) }} />
  }
  return <FormattedMessage id="waiting.ageDays" values={{ count: Math.floor(milliseconds / DAY_MS) }} />
}
