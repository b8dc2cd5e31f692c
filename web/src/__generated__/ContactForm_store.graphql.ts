/**
 * @generated SignedSource<<3c446504712f71962b252e3ac6e32843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactForm_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ComplaintField_store">;
  readonly " $fragmentType": "ContactForm_store";
};
export type ContactForm_store$key = {
  readonly " $data"?: ContactForm_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactForm_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactForm_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComplaintField_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "4ed750b74d6d2387bda6d39df333968f";

export default node;
