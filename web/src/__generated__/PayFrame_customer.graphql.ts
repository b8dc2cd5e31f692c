/**
 * @generated SignedSource<<f6b342bacf451553ad292527c036fb9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayFrame_customer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_customer">;
  readonly " $fragmentType": "PayFrame_customer";
};
export type PayFrame_customer$key = {
  readonly " $data"?: PayFrame_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayFrame_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayFrame_customer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountFrame_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "295a9ea719190b0814f0605aa94706e8";

export default node;
