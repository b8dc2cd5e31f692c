import { use, useRef, useState } from 'react'
import { PictureDevicesContext } from '../pictures/pictureDevices.ts'
import { type Document, readDocument } from '../pictures/readDocument.ts'
import { useCreditUpload } from '../pictures/useCreditUpload.ts'
import { useFaultText } from './useFaultText.ts'

/** Identification file of an application, as the graph names it. */
export type FileSlot = 'ID_FRONT' | 'ID_BACK' | 'PASSPORT'

/**
 * State of a file on this page.
 * - `idle`: none was chosen here. The platform may have one from before.
 * - `reading`: it is made smaller and checked.
 * - `faulty`: it was refused, here or by the platform.
 * - `sending`: `share` of it was sent, from 0 to 1.
 * - `unsent`: it could not be sent, and can be sent again.
 * - `received`: the platform has it.
 */
export type FileState =
  | Readonly<{ kind: 'idle' | 'reading' }>
  | Readonly<{ kind: 'faulty'; message: string; document: Document | null }>
  | Readonly<{ kind: 'sending'; document: Document; share: number }>
  | Readonly<{ kind: 'unsent'; document: Document }>
  | Readonly<{ kind: 'received'; document: Document }>

/** React hook that reads a chosen file and sends it, alone. `onReceived` runs when the platform has it. */
export function useFileSlot(slot: FileSlot, onReceived: () => void) {
  const devices = use(PictureDevicesContext)
  const upload = useCreditUpload()
  const faultText = useFaultText()
  const [state, setState] = useState<FileState>({ kind: 'idle' })
  /** Number of the file that was chosen last. */
  const chosen = useRef(0)
  const send = async (document: Document) => {
    chosen.current += 1
    setState({ kind: 'sending', document, share: 0 })
    const outcome = await upload({
      path: `/credit/files/${slot}`,
      body: document.body,
      type: document.type,
      onProgress: (share) => setState((now) => (now.kind === 'sending' ? { ...now, share } : now)),
    })
    switch (outcome.kind) {
      case 'received':
        setState({ kind: 'received', document })
        return onReceived()
      case 'refused':
        return setState({ kind: 'faulty', message: outcome.message, document })
      case 'unreachable':
        return setState({ kind: 'unsent', document })
      case 'aborted':
        return undefined
    }
  }
  const choose = async (file: File) => {
    chosen.current += 1
    const number = chosen.current
    setState({ kind: 'reading' })
    const read = await readDocument(file, devices.openPhoto)
    if (number !== chosen.current) return undefined
    if (read.kind === 'read') return send(read.document)
    return setState({ kind: 'faulty', message: faultText(read.fault), document: null })
  }
  /** Share that was sent, in whole percent. */
  const percent = state.kind === 'sending' ? Math.floor(state.share * 100) : 0
  return { state, percent, choose, send }
}
