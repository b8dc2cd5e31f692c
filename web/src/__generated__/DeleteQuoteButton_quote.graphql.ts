/**
 * @generated SignedSource<<c1b5fdb7e125d642052e631a3ea6bdf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeleteQuoteButton_quote$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteQuoteButton_quote";
};
export type DeleteQuoteButton_quote$key = {
  readonly " $data"?: DeleteQuoteButton_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteQuoteButton_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteQuoteButton_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "3805454ab776bc77ec30421bf516e02d";

export default node;
