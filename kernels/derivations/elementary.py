"""Derives the minimax polynomials of `kernels/src/math.rs` by Remez exchange, with their largest
errors.

Needs mpmath. Run: python3 kernels/derivations/elementary.py
"""
import mpmath as mp, numpy as np
mp.mp.dps=40
def remez(f,a,b,deg,wt=lambda x:mp.mpf(1),n_it=12):
    # Weighted minimax polynomial by exchange on a grid
    N=deg+2
    xs=[(a+b)/2+(b-a)/2*mp.cos(mp.pi*(N-1-i)/(N-1)) for i in range(N)]
    grid=[a+(b-a)*mp.mpf(i)/1500 for i in range(1501)]
    fg=[f(x) for x in grid]; wg=[wt(x) for x in grid]
    for _ in range(n_it):
        A=mp.matrix(N,N); r=mp.matrix(N,1)
        for i,x in enumerate(xs):
            for j in range(deg+1): A[i,j]=x**j
            A[i,N-1]=(-1)**i/wt(x); r[i]=f(x)
        s=mp.lu_solve(A,r); c=[s[j] for j in range(deg+1)]
        e=[(mp.polyval(c[::-1],x)-y)*w for x,y,w in zip(grid,fg,wg)]
        # extrema of the error, one per sign change
        ext=[];i=0
        cur=0
        for k in range(1,len(grid)):
            if (e[k]>0)!=(e[cur]>0):
                ext.append(cur);cur=k
            elif abs(e[k])>abs(e[cur]): cur=k
        ext.append(cur)
        while len(ext)>N:
            if abs(e[ext[0]])<abs(e[ext[-1]]): ext.pop(0)
            else: ext.pop()
        if len(ext)<N: break
        xs=[grid[k] for k in ext]
    return c,max(abs(v) for v in e)
def show(n,c,e): print(n,'err',mp.nstr(e,5),[mp.nstr(x,11) for x in c])
# exp2 on [-.5,.5] relative
for d in (5,6):
    c,e=remez(lambda x:mp.mpf(2)**x,mp.mpf(-1)/2,mp.mpf(1)/2,d,lambda x:mp.mpf(2)**(-x)); show(f'exp2 {d}',c,e)
# P(f): log1p(f)=f+f^2 P(f) on [sqrt(.5)-1, sqrt2-1]
a=mp.sqrt(mp.mpf(1)/2)-1;b=mp.sqrt(2)-1
def P(f): 
    if abs(f)<1e-12: return -mp.mpf(1)/2
    return (mp.log1p(f)-f)/f**2
for d in (6,7,8):
    c,e=remez(P,a,b,d); show(f'logP {d}',c,e)
# erfcx in t=1/(1+p x), rel, x in [0,10]
for p in (0.3,0.4,0.5):
  for d in (7,8,9):
    def g(t):
        x=(1/t-1)/p
        return mp.erfc(x)*mp.e**(x*x)/t
    c,e=remez(g,1/(1+p*mp.mpf(10)),mp.mpf(1),d,lambda t:1/g(t)); show(f'erfcx p={p} {d}',c,e)
