import { FormattedMessage } from 'react-intl'
import type { Task } from '../offline/task.ts'
import styles from './WaitingPage.module.css'

/** Renders a stored task in detail: fields by their own names, moments as ISO. */
export function TaskFields({ task }: Readonly<{ task: Task }>) {
  const { createdAt, updatedAt, transmittedAt, ...others } = task
  const moments = { createdAt, updatedAt, transmittedAt }
  const fields: readonly (readonly [string, string])[] = [
    ...Object.entries(others).map(([name, value]) => [name, JSON.stringify(value, null, 2)] as const),
    ...Object.entries(moments).map(([name, value]) => [name, value === null ? 'null' : isoOf(value)] as const),
  ]
  return (
    <details className={styles.details}>
      <summary>
        <FormattedMessage id="waiting.details" />
      </summary>
      <dl className={styles.fields}>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <pre>{value}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString()
}
