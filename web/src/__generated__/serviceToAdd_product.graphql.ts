/**
 * @generated SignedSource<<4be95876ed9eaf693c7e1f60bbca55ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type serviceToAdd_product$data = {
  readonly sku: string;
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_product" | "snapshotOfChoice_product">;
  readonly " $fragmentType": "serviceToAdd_product";
};
export type serviceToAdd_product$key = {
  readonly " $data"?: serviceToAdd_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"serviceToAdd_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "serviceToAdd_product"
};

(node as any).hash = "f78ced88a8f44915bf58b61ad279b1ed";

export default node;
