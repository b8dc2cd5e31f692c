/**
 * @generated SignedSource<<e49f6fcdac66abd4e360db85117a83e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressStep_credit$data = {
  readonly addressAges: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "AddressStep_credit";
};
export type AddressStep_credit$key = {
  readonly " $data"?: AddressStep_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressStep_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerOption",
      "kind": "LinkedField",
      "name": "addressAges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "09b71b090490f8347d5157ca8fdade01";

export default node;
