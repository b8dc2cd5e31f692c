/**
 * @generated SignedSource<<70dd8c720bb50b922b0a9708630aaffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartLineKind_line$data = {
  readonly isBranchDeliveryOnly: boolean | null | undefined;
  readonly isSoldOneByOne: boolean | null | undefined;
  readonly name: string;
  readonly quantity: number;
  readonly warranty: string | null | undefined;
  readonly " $fragmentType": "CartLineKind_line";
};
export type CartLineKind_line$key = {
  readonly " $data"?: CartLineKind_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineKind_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineKind_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warranty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBranchDeliveryOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSoldOneByOne",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "3ec3861b96ebb275c13c2a0109a5f6d2";

export default node;
