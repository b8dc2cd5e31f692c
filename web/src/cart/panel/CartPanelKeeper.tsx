import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { Outcome } from '../../offline/outcome.ts'
import { storageOf } from '../../offline/waitingTask.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import type { CartPanelProps } from './CartPanel.tsx'
import { type OpenDialogs, type PlacedLine, openDialogs } from './placedLine.ts'
import { PANEL_PATIENCE_MS } from '../limits.ts'
import { type Notice, noticesOf } from '../noticesOf.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'

/** Returns true if a dialog is open that is not in `earlier`: the panel must not open over it. */
function isCovered(earlier: OpenDialogs): boolean {
  return [...openDialogs()].some((dialog) => !earlier.has(dialog))
}

/** Shows the panel, or a notification in its place, for each added line. `added`: all lines since the page was loaded. */
export function CartPanelKeeper({ added }: Readonly<{ added: readonly PlacedLine[] }>) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const notifyOutcome = useNotifyOutcome()
  const { language } = useStoreDefinition()
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [notices, setNotices] = useState<readonly Notice[]>([])
  // Number of the latest request to show the panel: if the code loads late, the panel must not open for an outdated
  // one.
  const turn = useRef(0)
  // Number of times that the shopper has closed the panel: it must not open again for a line that they have left.
  const closes = useRef(0)

  const load = async () => Panel ?? (await import('./loadCartPanel.tsx')).loadCartPanel(language)
  const open = (Loaded: ComponentType<CartPanelProps>, shown: readonly Notice[]) => {
    setPanel(() => Loaded)
    setNotices(shown)
    setIsOpen(true)
  }
  const sayWithoutPanel = (shown: readonly Notice[]) =>
    notify({
      kind: 'success',
      message: shown.map(({ message }) => message).join(' ') || intl.formatMessage({ id: 'cart.added' }),
      action: { label: intl.formatMessage({ id: 'cart.title' }), to: '/checkout/cart' },
    })
  // If its code cannot be loaded, or another dialog has opened meanwhile (the end of the session), a notification
  // replaces the panel.
  const show = (shown: readonly Notice[], { dialogs, pathname }: PlacedLine) => {
    turn.current += 1
    const mine = turn.current
    void load().then(
      (Loaded) => {
        if (mine !== turn.current) return
        if ((!isOpen && isCovered(dialogs)) || window.location.pathname !== pathname) sayWithoutPanel(shown)
        else open(Loaded, shown)
      },
      () => sayWithoutPanel(shown),
    )
  }
  const settle = useEffectEvent((outcome: Outcome, line: PlacedLine, wasLeft: boolean) => {
    // A shopper who has left the page or the panel gets a notification: a panel over the next page would steal the
    // focus there.
    if (wasLeft && outcome.kind !== 'refused') return notifyOutcome(outcome)
    switch (outcome.kind) {
      case 'refused':
        turn.current += 1
        setIsOpen(false)
        notifyOutcome(outcome)
        return
      case 'waiting':
        show([{ code: 'WAITING', message: intl.formatMessage({ id: 'cart.waiting' }, storageOf(outcome)) }], line)
        return
      case 'done':
        show(noticesOf(outcome.data), line)
    }
  })
  const showAdded = useEffectEvent((line: PlacedLine) =>
    show([{ code: 'ADDED', message: intl.formatMessage({ id: 'cart.added' }) }], line),
  )
  const follow = useEffectEvent((line: PlacedLine) => {
    const { outcome, pathname, addedAt } = line
    const closesBefore = closes.current
    const wasLeft = () => window.location.pathname !== pathname || closes.current !== closesBefore
    // A quick response is shown as it is. After the delay the panel opens before the outcome is known, and closes if
    // refused.
    const timer = setTimeout(
      () => {
        if (!wasLeft()) showAdded(line)
      },
      PANEL_PATIENCE_MS - (performance.now() - addedAt),
    )
    void outcome.finally(() => clearTimeout(timer)).then((result) => settle(result, line, wasLeft()))
  })
  const close = () => {
    closes.current += 1
    setIsOpen(false)
  }

  const followed = useRef(0)
  useEffect(() => {
    added.slice(followed.current).forEach(follow)
    followed.current = added.length
  }, [added])

  return Panel ? <Panel notices={notices} isOpen={isOpen} onClose={close} /> : null
}
