import { type FormEvent, useId } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '../design/Icon.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import styles from './SearchForm.module.css'

const RESULTS_PATH = '/catalogsearch/result'
const LONGEST_TERM = 100

/** Search that is always there: a form like any other, so it works before the page's code has arrived. */
export function SearchForm() {
  const intl = useIntl()
  const action = useStorePath()(RESULTS_PATH)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const fieldId = useId()
  const shown = params.get('q') ?? ''

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = new FormData(event.currentTarget).get('q')
    if (typeof term !== 'string' || term.trim() === '') return
    void navigate(`${action}?${new URLSearchParams({ q: term.trim() }).toString()}`)
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} method="get" onSubmit={search}>
        <label className={styles.label} htmlFor={fieldId}>
          {intl.formatMessage({ id: 'layout.search' })}
        </label>
        <input
          key={shown}
          id={fieldId}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={shown}
          maxLength={LONGEST_TERM}
          placeholder={intl.formatMessage({ id: 'layout.searchPlaceholder' })}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={styles.button} type="submit" aria-label={intl.formatMessage({ id: 'layout.search' })}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  )
}
