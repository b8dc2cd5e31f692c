/**
 * @generated SignedSource<<cf48c3975e435b92d9c82fda935dc137>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type measuredLines_cartLine$data = {
  readonly name: string;
  readonly quantity: number;
  readonly sku: string;
  readonly unitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "measuredLines_cartLine";
};
export type measuredLines_cartLine$key = {
  readonly " $data"?: measuredLines_cartLine$data;
  readonly " $fragmentSpreads": FragmentRefs<"measuredLines_cartLine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "measuredLines_cartLine"
};

(node as any).hash = "39c48ad9c0f1c69f17faf54b829e0583";

export default node;
