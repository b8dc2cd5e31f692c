import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ComplaintField_store$key } from '../__generated__/ComplaintField_store.graphql'
import { SelectField } from '../design/forms/SelectField.tsx'

type ComplaintFieldProps = Readonly<{
  store: ComplaintField_store$key
  /** Code of a kind of complaint; empty for a message that is none. */
  chosen: string
  error: string | undefined
  onChoose: (code: string) => void
}>

/**
 * Select field for the kind of complaint, with advice on what to include. Renders nothing if the store lists no kinds.
 */
export function ComplaintField({ store, chosen, error, onChoose }: ComplaintFieldProps) {
  const { complaintKinds } = useFragment(
    graphql`
      fragment ComplaintField_store on Store {
        complaintKinds {
          code
          label
          description
        }
      }
    `,
    store,
  )
  const intl = useIntl()
  if (!complaintKinds || complaintKinds.length === 0) return null
  return (
    <SelectField
      label={intl.formatMessage({ id: 'contact.field.complaint' })}
      hint={complaintKinds.find(({ code }) => code === chosen)?.description ?? undefined}
      error={error}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">
        <FormattedMessage id="contact.otherThing" />
      </option>
      {complaintKinds.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
