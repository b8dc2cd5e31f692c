/**
 * @generated SignedSource<<c7c942f4ad02b062d5f20b2681ed7c2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFileSlot = "ID_BACK" | "ID_FRONT" | "PASSPORT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type IdentificationStep_application$data = {
  readonly files: ReadonlyArray<CreditFileSlot> | null | undefined;
  readonly " $fragmentType": "IdentificationStep_application";
};
export type IdentificationStep_application$key = {
  readonly " $data"?: IdentificationStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentificationStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdentificationStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "6112e67b59ddb0ffd22563a2fed3a665";

export default node;
