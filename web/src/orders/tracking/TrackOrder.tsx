import { useIntl } from 'react-intl'
import { EMAIL_MAX_CHARACTERS, ORDER_NUMBER_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { FormFoot } from '../../design/forms/FormFoot.tsx'
import { LiveForm } from '../../design/forms/LiveForm.tsx'
import { TextField } from '../../design/forms/TextField.tsx'
import { TrackedOrderView } from './TrackedOrderView.tsx'
import type { TrackingField } from './trackingFaults.ts'
import { useTrackOrder } from './useTrackOrder.ts'
import styles from './TrackOrder.module.css'

/** Form for the number and the e-mail address of an order, and the order below it. */
export function TrackOrder({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { formatMessage } = useIntl()
  const { draft, state, found, submit, refresh, change, errorOf } = useTrackOrder(orderNumber)
  const field = (name: TrackingField) => ({
    label: formatMessage({ id: `tracking.${name}` }),
    hint: formatMessage({ id: `tracking.${name}Hint` }),
    error: errorOf(name),
    value: draft[name],
    required: true,
    autoCapitalize: 'none',
    spellCheck: false,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <LiveForm className={styles.form} onSubmit={submit}>
        <p className={styles.muted}>{formatMessage({ id: 'tracking.text' })}</p>
        <TextField {...field('orderNumber')} maxLength={ORDER_NUMBER_MAX_CHARACTERS} autoComplete="off" />
        <TextField
          {...field('email')}
          maxLength={EMAIL_MAX_CHARACTERS}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormFoot refused={state.text || undefined} isSending={state.isSending}>
          {formatMessage({ id: 'tracking.find' })}
        </FormFoot>
      </LiveForm>
      {found ? (
        <TrackedOrderView
          order={found.key}
          reading={found.reading}
          isRefreshing={state.isSending}
          onRefresh={refresh}
        />
      ) : null}
    </>
  )
}
