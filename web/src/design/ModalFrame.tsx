import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from './IconButton.tsx'
import { useModalDialog } from './useModalDialog.ts'
import styles from './ModalFrame.module.css'

export type ModalFrameProps = Readonly<{
  isOpen: boolean
  /** Asked to close: Escape, the cross, or a press beside it. */
  onClose: () => void
  title: string
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
  children: ReactNode
  className?: string | undefined
}>

/** What `Dialog` and `Sheet` share: a native modal dialog with a title, a cross, a body that scrolls and a footer that does not. */
export function ModalFrame({ isOpen, onClose, title, footer, children, className }: ModalFrameProps) {
  const ref = useModalDialog(isOpen)
  const titleId = useId()
  const intl = useIntl()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape does the same by keyboard
    <dialog
      ref={ref}
      className={`${styles.dialog} ${className ?? ''}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen ? (
        <div className={styles.panel}>
          {/* No header and footer elements: here they would count as those of the page. */}
          <div className={styles.header}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label={intl.formatMessage({ id: 'design.close' })} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}
