/**
 * @generated SignedSource<<8062c5707c9ecd753d050e451d92aa9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountStep_account$data = {
  readonly holder: string | null | undefined;
  readonly isProven: boolean;
  readonly number: string;
  readonly " $fragmentType": "AccountStep_account";
};
export type AccountStep_account$key = {
  readonly " $data"?: AccountStep_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountStep_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountStep_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProven",
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "42f0b86e309e609360b7805c7e98dfa4";

export default node;
