import { type Ref, type SelectHTMLAttributes, useId } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import frameStyles from './FieldFrame.module.css'
import { Icon } from '../Icon.tsx'
import styles from './SelectField.module.css'

type Props = SelectHTMLAttributes<HTMLSelectElement> &
  Readonly<{
    label: string
    hint?: string | undefined
    error?: string | undefined
    ref?: Ref<HTMLSelectElement>
  }>

/** Select field with the system's native picker. `children` are the `<option>`s. */
export function SelectField({ label, hint, error, id, children, ...attributes }: Props) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={styles.frame}>
        <select
          {...attributes}
          id={fieldId}
          className={`${frameStyles.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${fieldId}-message` : undefined}
        >
          {children}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevronDown" size={20} />
        </span>
      </div>
    </FieldFrame>
  )
}
