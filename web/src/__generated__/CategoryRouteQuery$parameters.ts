/**
 * @generated SignedSource<<8894f1fd09c9dfc5d1b49332893920f2>>
 * @relayHash 522c73a13d6703820804252cb222f436
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e94e3a194dea6116c26bd0492cb8e8449bc4fb170eed531df8d80fa3b5de967a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e94e3a194dea6116c26bd0492cb8e8449bc4fb170eed531df8d80fa3b5de967a",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
