import { type RefObject, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { ActiveOptionContext } from './ActiveOptionContext.ts'
import { SUGGESTED_CATEGORIES, SUGGESTED_PRODUCTS, SUGGESTED_PRODUCTS_PHONE } from '../limits.ts'
import { isGiftCardTerm } from '../isGiftCardTerm.ts'
import { OptionList } from './OptionList.tsx'
import { RecentSearches } from '../RecentSearches.tsx'
import { SearchOption } from './SearchOption.tsx'
import { SuggestionNote } from './SuggestionNote.tsx'
import { SuggestionOptions } from './SuggestionOptions.tsx'
import { useCombobox } from './useCombobox.ts'
import { useOutsidePress } from './useOutsidePress.ts'
import { useRecentSearches } from '../useRecentSearches.ts'
import { useSuggestions } from './useSuggestions.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { matchesMedia } from '../../device/matchesMedia.ts'
import styles from './SearchSuggestions.module.css'

export type SearchSuggestionsProps = Readonly<{ field: RefObject<HTMLInputElement | null> }>

const PHONE = '(max-width: 47.998em)'

/**
 * Renders the panel below the search field: suggestions for the typed term, earlier searches, or why there are none.
 */
export function SearchSuggestions({ field }: SearchSuggestionsProps) {
  const intl = useIntl()
  const { key: page } = useLocation()
  const [typed, setTyped] = useState(() => field.current?.value ?? '')
  // Open for one page only: navigation means that the shopper has chosen.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const close = () => setOpenedOn(null)
  const recent = useRecentSearches(field, close)
  const [isPhone] = useState(() => matchesMedia(PHONE))
  const panel = useRef<HTMLDivElement>(null)
  const listId = useId()

  const { status, suggestions } = useSuggestions(typed, {
    products: isPhone ? SUGGESTED_PRODUCTS_PHONE : SUGGESTED_PRODUCTS,
    categories: SUGGESTED_CATEGORIES,
  })
  const showsRecent = status === 'short' && recent.terms.length > 0
  const store = useStoreDefinition()
  const showsGiftCards = status !== 'short' && isGiftCardTerm(typed, store)
  const hasOptions = showsRecent || showsGiftCards || suggestions !== null
  const isOpen = openedOn === page && (hasOptions || typed.trim() !== '')
  const activeId = useCombobox({
    field,
    listId: hasOptions && isOpen ? listId : null,
    isOpen,
    setOpen: (opens) => setOpenedOn(opens ? page : null),
    onType: setTyped,
  })
  useOutsidePress(panel, field, close)
  return (
    <ActiveOptionContext value={activeId}>
      <div ref={panel} className={styles.panel} hidden={!isOpen}>
        {showsGiftCards ? null : <SuggestionNote status={status} suggestions={suggestions} term={typed.trim()} />}
        {isOpen && hasOptions ? (
          <OptionList id={listId}>
            {showsRecent ? <RecentSearches terms={recent.terms} /> : null}
            {showsGiftCards ? (
              <SearchOption to="/tarjeta-de-regalo" icon="wallet">
                {intl.formatMessage({ id: 'suggestions.giftCard' })}
              </SearchOption>
            ) : null}
            {suggestions ? <SuggestionOptions suggestions={suggestions} term={typed.trim()} /> : null}
          </OptionList>
        ) : null}
        {showsRecent && isOpen ? (
          <button type="button" className={styles.forget} onClick={recent.forget}>
            {intl.formatMessage({ id: 'suggestions.forget' })}
          </button>
        ) : null}
      </div>
    </ActiveOptionContext>
  )
}
