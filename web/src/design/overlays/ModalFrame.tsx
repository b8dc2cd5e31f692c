import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton.tsx'
import { useModalDialog } from './useModalDialog.ts'
import styles from './ModalFrame.module.css'

export type ModalFrameProps = Readonly<{
  isOpen: boolean
  /** Called on a request to close: Escape, the close button, or a press on the backdrop. */
  onClose: () => void
  title: string
  /** Stays visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
  className?: string | undefined
}>

/**
 * Shared frame of `Dialog` and `Sheet`: a native modal dialog with a title, a close button, a scrolling body and a
 * fixed footer.
 */
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
          {/* No header and footer elements: here they would count as the page's landmarks. */}
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
