import { type SubmitEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDraft } from '../customers/drafts/useDraft.ts'
import { useNotifySaved } from '../customers/useNotifySaved.ts'
import { focusFirstWrong } from '../design/forms/focusFirstWrong.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { refusalText } from './refusalText.ts'
import { type Answers, type ReturnDraft, missingIn, returnInput } from './returnDraft.ts'
import { EMPTY_TEXTS, draftOf, parseTexts, textsOf } from './returnTexts.ts'

type State = Readonly<{ kind: 'writing' | 'sending' }> | Readonly<{ kind: 'kept' | 'refused'; text: string }>

/** React hook of the return form: its draft, missing answers and submit state. */
export function useReturnForm(order: Readonly<{ id: string; number: string }>) {
  const intl = useIntl()
  const createReturn = useQueuedMutation('createReturn')
  const notifySaved = useNotifySaved()
  const kept = useDraft({ name: `return:${order.number}`, initial: EMPTY_TEXTS, parse: parseTexts })
  // Photos are too large for the storage of a tab.
  const [photos, setPhotos] = useState<readonly string[]>([])
  const draft: ReturnDraft = { ...draftOf(kept.draft), photos }
  const [isTried, setTried] = useState(false)
  const [state, setState] = useState<State>({ kind: 'writing' })
  const missing = missingIn(draft)
  const say = (id: string, values?: ReturnType<typeof storageOf>) => intl.formatMessage({ id: `returns.${id}` }, values)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    if (missing.length > 0) return focusFirstWrong(event.currentTarget, () => setTried(true))
    setState({ kind: 'sending' })
    const outcome = await createReturn(
      { input: returnInput(order.id, draft), orderId: order.id },
      { number: order.number },
    )
    const refused = notifySaved(outcome)
    if (refused) return setState({ kind: 'refused', text: refusalText(refused, say('failed')) })
    setTried(false)
    kept.discard()
    setPhotos([])
    setState({ kind: 'kept', text: outcome.kind === 'waiting' ? say('waiting', storageOf(outcome)) : say('kept') })
  }

  const change = ({ photos: chosen, ...texts }: Partial<ReturnDraft>) => {
    if (chosen) setPhotos(chosen)
    if (Object.keys(texts).length > 0) kept.change((before) => textsOf({ ...draftOf(before), ...texts }))
    setState({ kind: 'writing' })
  }
  return {
    draft,
    state,
    submit,
    change,
    isRestored: kept.isRestored,
    discard: kept.discard,
    answer: (lineId: string, answers: Answers) =>
      change({ answers: new Map([...draft.answers, [lineId, { ...draft.answers.get(lineId), ...answers }]]) }),
    errorOf: (field: string): string | undefined => {
      if (!isTried || !missing.includes(field)) return undefined
      return say(field === 'lines' ? 'linesMissing' : 'answerMissing')
    },
  }
}
