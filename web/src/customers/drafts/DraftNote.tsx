import { FormattedMessage } from 'react-intl'
import { Button } from '../../design/Button.tsx'
import styles from './DraftNote.module.css'

type DraftNoteProps = Readonly<{ isRestored: boolean; onDiscard: () => void }>

/** Line above a form that says that its texts were typed earlier and not saved, with a button that discards them. */
export function DraftNote({ isRestored, onDiscard }: DraftNoteProps) {
  if (!isRestored) return null
  return (
    <div className={styles.note}>
      <output>
        <FormattedMessage id="drafts.restored" />
      </output>
      <Button variant="quiet" onClick={onDiscard}>
        <FormattedMessage id="drafts.discard" />
      </Button>
    </div>
  )
}
