/**
 * @generated SignedSource<<28212184cbc18c0390e218d5c8c89c3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubmitForm_application$data = {
  readonly offer: {
    readonly token: string;
  } | null | undefined;
  readonly " $fragmentType": "SubmitForm_application";
};
export type SubmitForm_application$key = {
  readonly " $data"?: SubmitForm_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmitForm_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmitForm_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "token",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "07feb90172e927d70636453751b1d55d";

export default node;
