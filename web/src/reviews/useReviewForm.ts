import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { noticesOf } from '../cart/noticesOf.ts'
import { parsedLike } from '../customers/drafts/parsedLike.ts'
import { useDraft } from '../customers/drafts/useDraft.ts'
import { readSignedInName } from '../customers/signedInName.ts'
import type { Outcome } from '../offline/outcome.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { type ReviewDraft, type ReviewField, reviewFaults } from './reviewFaults.ts'

type Refused = Readonly<Partial<Record<string, string>>>
type State =
  | Readonly<{ kind: 'writing' | 'sending' }>
  | Readonly<{ kind: 'kept'; text: string }>
  /** Errors by field, and the text of those that belong to none. */
  | Readonly<{ kind: 'refused'; byField: Refused; text: string }>

const EMPTY = { rating: 0, title: '', detail: '', nickname: '' }
const parseTexts = parsedLike(EMPTY)

const INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input'

/** React hook of the review form: its draft, faults and submit state. */
export function useReviewForm({ sku, name, onSaved }: Readonly<{ sku: string; name: string; onSaved: () => void }>) {
  const intl = useIntl()
  const { code, urlPrefix } = useStoreDefinition()
  const path = useLocation().pathname.slice(urlPrefix.length)
  const createReview = useQueuedMutation('createReview')
  const [initial] = useState(() => ({ ...EMPTY, nickname: readSignedInName(code) ?? '' }))
  const kept = useDraft({ name: `review:${sku}`, initial, parse: parseTexts })
  // Photos are too large for the storage of a tab.
  const [photos, setPhotos] = useState<readonly string[]>([])
  const draft: ReviewDraft = { ...kept.draft, photos }
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<State>({ kind: 'writing' })
  const faults = reviewFaults(draft)
  const say: Say = (id, values) => intl.formatMessage({ id: `reviews.${id}` }, values)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const form = event.currentTarget
    // The error has to be rendered before its field can be focused.
    flushSync(() => setTried(true))
    if (Object.keys(faults).length > 0) return form.querySelector<HTMLElement>(INVALID)?.focus()
    setState({ kind: 'sending' })
    const outcome = await createReview({ input: { sku, ...inputOf(draft) } }, { name, path })
    if (outcome.kind !== 'refused') kept.forget()
    const next = stateAfter(outcome, say)
    flushSync(() => {
      setState(next)
      if (next.kind === 'kept') onSaved()
    })
    // The fields are gone and the page is shorter: without the focus the message would be out of view.
    if (next.kind === 'kept') form.querySelector<HTMLElement>('output')?.focus()
  }

  return {
    state,
    draft,
    submit,
    isRestored: kept.isRestored,
    discard: kept.discard,
    change: ({ photos: chosen, ...texts }: Partial<ReviewDraft>) => {
      if (chosen) setPhotos(chosen)
      if (Object.keys(texts).length > 0) kept.change((before) => ({ ...before, ...texts }))
      setState({ kind: 'writing' })
    },
    errorOf: (field: ReviewField): string | undefined => {
      const fault = faults[field]
      if (isTried && fault) return intl.formatMessage({ id: fault })
      return state.kind === 'refused' ? state.byField[field] : undefined
    },
  }
}

type Say = (id: 'kept' | 'waiting' | 'failed', values?: ReturnType<typeof storageOf>) => string

function stateAfter(outcome: Outcome, say: Say): State {
  if (outcome.kind === 'waiting') return { kind: 'kept', text: say('waiting', storageOf(outcome)) }
  if (outcome.kind === 'done') return { kind: 'kept', text: noticesOf(outcome.data)[0]?.message ?? say('kept') }
  const { userErrors } = outcome
  const fieldOf = (path: readonly string[] | null | undefined) => FIELDS.find((name) => name === path?.[0])
  const byField = FIELDS.flatMap((name) => {
    // Several photos can be refused at once.
    const messages = userErrors.filter(({ field }) => fieldOf(field) === name).map(({ message }) => message)
    return messages.length === 0 ? [] : [[name, messages.join(' ')] as const]
  })
  const others = userErrors.filter(({ field }) => !fieldOf(field)).map(({ message }) => message)
  return {
    kind: 'refused',
    byField: Object.fromEntries(byField),
    text: others.join(' ') || (byField.length > 0 ? '' : say('failed')),
  }
}

/** The photos are left out where there are none: platforms without them need not know the field. */
function inputOf({ photos, ...texts }: ReviewDraft) {
  return photos.length === 0 ? texts : { ...texts, photos: [...photos] }
}

const FIELDS: readonly ReviewField[] = ['rating', 'title', 'detail', 'nickname', 'photos']
