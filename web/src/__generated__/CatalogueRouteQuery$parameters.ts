/**
 * @generated SignedSource<<949f73ea7e080b036c5ac53ca12751c4>>
 * @relayHash 5ee9a9011b929deb9e71557ff259c11a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6287c5ca2bc2cf64b4e1060cf793bd96580e3200f1477fb2209682c41379a610

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6287c5ca2bc2cf64b4e1060cf793bd96580e3200f1477fb2209682c41379a610",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
