/**
 * @generated SignedSource<<8cf53f13bbd4ee8423edce7a97349ee6>>
 * @relayHash bf90ac3fd9d57a6143ebf47307db8167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c852770222809cf5549ce1ebf62ec89eefb3b888fd3b79dba11b7ed2644f23

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WalletRouteQuery } from './WalletRouteQuery.graphql';

const node: PreloadableConcreteRequest<WalletRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c852770222809cf5549ce1ebf62ec89eefb3b888fd3b79dba11b7ed2644f23",
    "metadata": {},
    "name": "WalletRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
