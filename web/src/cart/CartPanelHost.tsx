import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '../design/NotificationsContext.ts'
import type { Outcome } from '../offline/outcome.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { CartPanelProps } from './CartPanel.tsx'
import { onLineAdded } from './cartPanelChannel.ts'
import { PANEL_PATIENCE_MS } from './limits.ts'
import { type Notice, noticesOf } from './noticesOf.ts'
import { useTellOutcome } from './useTellOutcome.ts'

/** The panel's state: closed until the first line is added, its code loaded then. */
export function CartPanelHost() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const tellOutcome = useTellOutcome()
  const { language } = useStoreDefinition()
  const [Panel, setPanel] = useState<ComponentType<CartPanelProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [notices, setNotices] = useState<readonly Notice[]>([])
  // What was shown last: a panel whose code comes late must not open for an answer that is no more.
  const turn = useRef(0)

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
  // A panel whose code cannot be had now must not take the page down: what it would say is said without it.
  const show = (shown: readonly Notice[]) => {
    turn.current += 1
    const mine = turn.current
    void load().then(
      (Loaded) => (mine === turn.current ? open(Loaded, shown) : undefined),
      () => sayWithoutPanel(shown),
    )
  }
  const settle = useEffectEvent((outcome: Outcome, isOnTheSamePage: boolean) => {
    // Whoever has gone on is told, not held up: a panel over the next page would take what is being typed there.
    if (!isOnTheSamePage && outcome.kind !== 'refused') return tellOutcome(outcome)
    switch (outcome.kind) {
      case 'refused':
        turn.current += 1
        setIsOpen(false)
        tellOutcome(outcome)
        return
      case 'waiting':
        show([{ code: 'WAITING', message: intl.formatMessage({ id: 'cart.waiting' }) }])
        return
      case 'done':
        show(noticesOf(outcome.data))
    }
  })
  const showAdded = useEffectEvent(() => show([{ code: 'ADDED', message: intl.formatMessage({ id: 'cart.added' }) }]))

  useEffect(
    () =>
      onLineAdded(({ outcome }) => {
        const { pathname } = window.location
        const isOnTheSamePage = () => window.location.pathname === pathname
        // A quick answer is shown as it is; only a slow one is shown before it is known, and taken back if refused.
        const timer = setTimeout(() => {
          if (isOnTheSamePage()) showAdded()
        }, PANEL_PATIENCE_MS)
        void outcome.finally(() => clearTimeout(timer)).then((result) => settle(result, isOnTheSamePage()))
      }),
    [],
  )

  return Panel ? <Panel notices={notices} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null
}
