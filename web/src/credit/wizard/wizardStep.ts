/** Props of a step of the wizard. `onDone` is called once the platform has accepted the step. */
export type WizardStepProps<Key> = Readonly<{ application: Key; onDone: () => void }>
