import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import styles from './DraftNote.module.css'

type DraftNoteProps = Readonly<{ isRestored: boolean; onDiscard: () => void }>

/** Line above a form that says that its texts were typed earlier and not saved, with a button that discards them. */
export function DraftNote({ isRestored, onDiscard }: DraftNoteProps) {
  if (!isRestored) return null
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    flushSync(onDiscard)
    // The pressed button is gone: without the focus a keyboard would start again at the top of the page.
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <div className={styles.note}>
      <output>
        <FormattedMessage id="drafts.restored" />
      </output>
      <Button variant="quiet" onClick={discard}>
        <FormattedMessage id="drafts.discard" />
      </Button>
    </div>
  )
}
