import { FormattedMessage, useIntl } from 'react-intl'
import { useMoney } from '../i18n/useMoney.ts'
import type { TaskDescription } from '../offline/taskDescription.ts'

/**
 * Renders the description of a change. The text is named by its kind; `Unnamed` follows where the name is unknown. Kinds
 * of another version of the shop are described as "a change".
 */
export function DescriptionText({ description }: Readonly<{ description: TaskDescription }>) {
  const money = useMoney()
  const { messages } = useIntl()
  const { kind, ...fields } = description
  const id = `waiting.change${kind.charAt(0).toUpperCase()}${kind.slice(1)}${fields['name'] === null ? 'Unnamed' : ''}`
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    value === null ? 'none' : typeof value === 'object' ? money(value) : value,
  ])
  return <FormattedMessage id={id in messages ? id : 'waiting.changeOther'} values={Object.fromEntries(values)} />
}
