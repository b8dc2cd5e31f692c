import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifyOutcome } from '../../cart/useNotifyOutcome.ts'
import { keepDraft, readDraft } from '../../customers/drafts/keptDrafts.ts'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { useQueueClient } from '../../offline/QueueContext.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { NEWS, type NewsItem, type Way, asTaken } from './newsItem.ts'
import styles from './NewsList.module.css'

type NewsWaysProps = Readonly<{ item: NewsItem; onLeave?: (() => void) | undefined }>

const LABELS = {
  seeCart: 'waiting.seeCart',
  seeProduct: 'waiting.seeProduct',
  seeOrder: 'waiting.seeOrder',
  seeApplication: 'waiting.seeApplication',
  pay: 'waiting.pay',
  undo: 'waiting.undo',
  takeWhatIsLeft: 'waiting.takeWhatIsLeft',
  again: 'waiting.again',
  correct: 'waiting.correct',
} as const

/**
 * Renders the actions of an item. One that changes data can be used once, unless it was refused: a second press, also on
 * a later page, is no second request.
 */
export function NewsWays({ item, onLeave }: NewsWaysProps) {
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const queue = useQueueClient()
  const notifyOutcome = useNotifyOutcome()
  const [kept, update] = useStoredValue(NEWS)
  // Only the latest items are stored.
  const [isTakenHere, setIsTakenHere] = useState(item.isTaken)
  const isTaken = isTakenHere || kept.some(({ id, isTaken: isTakenAnywhere }) => id === item.id && isTakenAnywhere)
  const mark = (isNowTaken: boolean) => {
    setIsTakenHere(isNowTaken)
    update((now) => asTaken(now, item.id, isNowTaken))
  }
  /** Gives the form its texts back, unless others were typed since. It reads them when its page is loaded. */
  const leave = ({ draft }: Extract<Way, { kind: 'link' }>) => {
    if (draft && readDraft(code, draft.name) === undefined) keepDraft(code, draft.name, draft.texts)
    onLeave?.()
  }
  const take = async ({ name, variables, optimism }: Extract<Way, { kind: 'change' }>) => {
    mark(true)
    const outcome = await queue.enqueue(name, variables, optimism)
    if (outcome.kind === 'refused') mark(false)
    notifyOutcome(outcome)
  }
  return (
    <div className={styles.ways}>
      {item.ways.map((way) =>
        way.kind === 'link' ? (
          <StoreLink
            key={way.label}
            to={way.to}
            className={buttonStyle('quiet')}
            reloadDocument={way.draft !== undefined}
            onClick={() => leave(way)}
          >
            {intl.formatMessage({ id: LABELS[way.label] })}
          </StoreLink>
        ) : (
          <Button key={way.label} variant="secondary" disabled={isTaken} onClick={() => void take(way)}>
            {intl.formatMessage({ id: LABELS[way.label] }, { units: way.units ?? 1 })}
          </Button>
        ),
      )}
    </div>
  )
}
