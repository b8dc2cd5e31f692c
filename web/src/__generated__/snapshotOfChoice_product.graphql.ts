/**
 * @generated SignedSource<<6fd228611a6f6f7a7d6fb05c089ffdab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type snapshotOfChoice_product$data = {
  readonly __typename: string;
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly name: string;
  readonly price: {
    readonly final: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly urlPath: string;
  readonly " $fragmentType": "snapshotOfChoice_product";
};
export type snapshotOfChoice_product$key = {
  readonly " $data"?: snapshotOfChoice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"snapshotOfChoice_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "snapshotOfChoice_product"
};

(node as any).hash = "65254c1e62cc89c0c6d16d475dcca1c7";

export default node;
