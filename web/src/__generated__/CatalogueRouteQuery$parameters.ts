/**
 * @generated SignedSource<<127278bfea81eb1f1fc5227ef466ff91>>
 * @relayHash 9015a16cf4b9aa53f80056a25c272507
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52c8964f857f69ce479255799e14d469fc9259862a44d74962559a3018bfc975

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52c8964f857f69ce479255799e14d469fc9259862a44d74962559a3018bfc975",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
