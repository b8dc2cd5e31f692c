import { useSyncExternalStore } from 'react'

/** React hook that returns the browser's question whether to install the shop; null where it cannot, or is installed. */
export function useInstallPrompt(): BeforeInstallPromptEvent | null {
  return useSyncExternalStore(
    subscribe,
    () => window.hogarInstall ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  const end = () => {
    window.hogarInstall = undefined
    listener()
  }
  window.addEventListener('beforeinstallprompt', listener)
  window.addEventListener('appinstalled', end)
  return () => {
    window.removeEventListener('beforeinstallprompt', listener)
    window.removeEventListener('appinstalled', end)
  }
}
