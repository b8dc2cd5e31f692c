import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Icon } from '../design/Icon.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import type { SearchSuggestionsProps } from '../search/suggestions/SearchSuggestions.tsx'
import styles from './SearchForm.module.css'

const RESULTS_PATH = '/catalogsearch/result'
const LONGEST_TERM = 100

/** Renders the search field: a plain form, so it works before the page's code has loaded. */
export function SearchForm() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const action = useStorePath()(RESULTS_PATH)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const fieldId = useId()
  const shown = params.get('q') ?? ''
  const { language } = useStoreDefinition()
  const field = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null)

  // The form works without the suggestions.
  const suggest = () => {
    if (Suggestions) return
    import('../search/suggestions/loadSuggestions.tsx')
      .then(({ loadSuggestions }) => loadSuggestions(language))
      .then((loaded) => setSuggestions(() => loaded))
      .catch(() =>
        notify({
          kind: 'info',
          message: intl.formatMessage({ id: 'layout.suggestionsFailed' }),
          action: { label: intl.formatMessage({ id: 'design.retry' }), onPress: suggest },
        }),
      )
  }

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
          ref={field}
          id={fieldId}
          className={styles.field}
          type="search"
          name="q"
          defaultValue={shown}
          maxLength={LONGEST_TERM}
          placeholder={intl.formatMessage({ id: 'layout.searchPlaceholder' })}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={suggest}
        />
        <button className={styles.button} type="submit" aria-label={intl.formatMessage({ id: 'layout.search' })}>
          <Icon name="search" size={22} />
        </button>
        {Suggestions ? <Suggestions key={`suggestions:${shown}`} field={field} /> : null}
      </form>
    </search>
  )
}
