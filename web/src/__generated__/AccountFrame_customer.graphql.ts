/**
 * @generated SignedSource<<1c3260df4a0649dd291763f0a8368be6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountFrame_customer$data = {
  readonly firstName: string;
  readonly " $fragmentType": "AccountFrame_customer";
};
export type AccountFrame_customer$key = {
  readonly " $data"?: AccountFrame_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFrame_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "1230f33fb2695e766011847e8074f134";

export default node;
