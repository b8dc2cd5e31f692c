import { type ReactNode, useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/classNames.ts'
import { Icon } from '../design/Icon.tsx'
import type { StepState } from './checkoutSteps.ts'
import styles from './CheckoutStep.module.css'

type CheckoutStepProps = Readonly<{
  number: number
  title: string
  state: StepState
  /** Short summary of the answer, shown once the step is done. */
  answer?: ReactNode
  onChange?: () => void
  children: ReactNode
}>

/** Renders one step: its form when current, its answer when done, its title alone when later. */
export function CheckoutStep({ number, title, state, answer, onChange, children }: CheckoutStepProps) {
  const intl = useIntl()
  const titleId = useId()
  const heading = useFocusOnTurn(state)
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={20} /> : number}
        </span>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {state === 'done' && onChange ? (
          <Button
            variant="quiet"
            onClick={onChange}
            aria-label={intl.formatMessage({ id: 'checkout.changeNamed' }, { step: title })}
          >
            <FormattedMessage id="checkout.change" />
          </Button>
        ) : null}
      </div>
      {state === 'done' && answer ? <div className={styles.answer}>{answer}</div> : null}
      {state === 'current' ? <div className={styles.body}>{children}</div> : null}
    </li>
  )
}

/**
 * Focuses the title when the step becomes current, so that keyboard and screen reader continue there; not on first
 * render.
 */
function useFocusOnTurn(state: StepState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(state)
  useEffect(() => {
    if (state === 'current' && previous.current !== 'current') heading.current?.focus()
    previous.current = state
  }, [state])
  return heading
}
