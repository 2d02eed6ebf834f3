# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	77f
testl	%edx,%edx
je	77f
testl	%esi,%esi
je	77f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$4392,%rsp
movq	4464(%rsp),%r10
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	%rsi,40(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rsi
movq	%rsi,16(%rsp)
movq	24(%rdi),%rsi
movq	%rsi,120(%rsp)
movq	32(%rdi),%r15
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	4448(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,56(%rsp)
movq	%r9,88(%rsp)
shlq	$6,%r9
movq	%rdx,32(%rsp)
imulq	%rax,%rdx
shlq	$6,%rdx
movq	%rdx,48(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
movq	%rcx,80(%rsp)
leaq	128(%r15),%rbp
vpbroadcastd	79f(%rip),%zmm4
vbroadcastss	83f(%rip),%zmm2
vbroadcastss	94f(%rip),%zmm21
vbroadcastss	97f(%rip),%zmm6
vbroadcastss	324f(%rip),%zmm19
xorl	%ecx,%ecx
vpbroadcastd	365f(%rip),%zmm30
vpbroadcastd	83f(%rip),%zmm11
vbroadcastss	369f(%rip),%zmm23
vbroadcastss	372f(%rip),%zmm26
vbroadcastss	373f(%rip),%zmm28
vxorps	%xmm29,%xmm29,%xmm29
vbroadcastss	374f(%rip),%zmm31
vbroadcastss	85f(%rip),%zmm7
vbroadcastss	86f(%rip),%zmm8
vbroadcastss	87f(%rip),%zmm9
vbroadcastss	88f(%rip),%zmm10
vbroadcastss	89f(%rip),%zmm12
vpbroadcastd	92f(%rip),%zmm13
vpbroadcastd	399f(%rip),%zmm3
movq	%rax,128(%rsp)
jmp	3f
.p2align	4
2:
movq	64(%rsp),%rcx
incq	%rcx
movq	72(%rsp),%r9
addq	48(%rsp),%r9
cmpq	56(%rsp),%rcx
je	76f
3:
movq	%rcx,64(%rsp)
imulq	32(%rsp),%rcx
movq	%rcx,96(%rsp)
movq	%r9,72(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	104(%rsp),%rdx
incq	%rdx
movq	112(%rsp),%r9
addq	80(%rsp),%r9
cmpq	32(%rsp),%rdx
je	2b
5:
movq	96(%rsp),%rcx
movq	%rdx,104(%rsp)
leaq	(%rcx,%rdx),%rsi
imulq	%rax,%rsi
addq	88(%rsp),%rsi
movq	%r9,112(%rsp)
movq	%r9,%r8
xorl	%ecx,%ecx
movq	%rsi,136(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	392f(%rip),%zmm0
vblendmps	%zmm17,%zmm0,%zmm0 {%k1}
movq	120(%rsp),%rdx
vmovups	1824(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r14)
movq	4464(%rsp),%r10
movq	128(%rsp),%rax
vpbroadcastd	365f(%rip),%zmm30
vbroadcastss	369f(%rip),%zmm23
vbroadcastss	372f(%rip),%zmm26
vbroadcastss	373f(%rip),%zmm28
vxorps	%xmm29,%xmm29,%xmm29
vbroadcastss	374f(%rip),%zmm31
vbroadcastss	85f(%rip),%zmm7
vbroadcastss	86f(%rip),%zmm8
vbroadcastss	87f(%rip),%zmm9
vbroadcastss	88f(%rip),%zmm10
vbroadcastss	89f(%rip),%zmm12
vpbroadcastd	92f(%rip),%zmm13
vpbroadcastd	399f(%rip),%zmm3
movq	136(%rsp),%rsi
movq	152(%rsp),%r8
vbroadcastss	324f(%rip),%zmm19
vbroadcastss	94f(%rip),%zmm21
vpbroadcastd	79f(%rip),%zmm4
7:
incq	%rcx
addq	$64,%r8
cmpq	%rax,%rcx
je	4b
8:
leaq	(%rsi,%rcx),%r14
movl	8(%r10),%edx
cmpq	%rdx,%r14
jae	7b
movl	(%r10),%eax
movl	12(%r10),%esi
movl	16(%r10),%r12d
movq	%rax,%rdi
imulq	%rax,%rdi
leaq	1(%rdi),%r9
shrq	%r9
testb	$1,%r12b
cmoveq	%rdi,%r9
movq	%r8,152(%rsp)
movq	%r14,144(%rsp)
movl	%r12d,28(%rsp)
jne	32f
testl	%eax,%eax
je	43f
imulq	%r8,%r9
addq	40(%rsp),%r9
vpxor	%xmm0,%xmm0,%xmm0
xorl	%r8d,%r8d
movq	%rdi,%r10
.p2align	4
9:
vmovdqa64	(%r9,%r8),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm3
vsubps	(%r11){1to16},%zmm1,%zmm1
vfmadd213ps	8(%r11){1to16},%zmm3,%zmm1
vmovaps	%zmm1,(%rbx,%r8)
addq	$64,%r8
decq	%r10
jne	9b
vpcmpnleud	82f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%eax,%eax
je	43f
imulq	%r14,%r9
shlq	$6,%r9
addq	40(%rsp),%r9
xorl	%r8d,%r8d
xorl	%r10d,%r10d
.p2align	4
33:
movq	%r10,%r14
shlq	$5,%r14
andq	$-64,%r14
vmovdqa64	(%r9,%r14),%zmm0
movl	%r8d,%r14d
andl	$16,%r14d
vmovd	%r14d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm1
vsubps	(%r11){1to16},%zmm0,%zmm0
vfmadd213ps	8(%r11){1to16},%zmm1,%zmm0
vmovaps	%zmm0,(%rbx,%r8,4)
incq	%r10
addq	$16,%r8
cmpq	%r10,%rdi
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	%r12d,%r10d
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm17
vmovaps	%zmm2,%zmm15
andl	$8,%r10d
je	36f
movq	%rbx,%r8
movq	%rdi,%r9
vmovaps	%zmm2,%zmm15
vmovaps	%zmm2,%zmm17
vpbroadcastd	84f(%rip),%zmm1
.p2align	4
35:
vmovaps	(%r8),%zmm3
vaddps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vaddps	%zmm10,%zmm3,%zmm5
vfmadd213ps	%zmm12,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm29,%k1
vmulps	%zmm4,%zmm15,%zmm15 {%k1}
vmulps	%zmm5,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm15,%zmm3
vpsrld	$23,%zmm17,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm13,%zmm11,%zmm15
vpternlogd	$236,%zmm13,%zmm11,%zmm17
vbroadcastss	83f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm14,%zmm14
addq	$64,%r8
decq	%r9
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	93f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,3168(%rsp)
vbroadcastss	8(%r11),%zmm1
shrl	$3,%r10d
movl	%r10d,8(%rsp)
movq	%rax,%r9
shlq	$6,%r9
movq	%rbx,%r10
vxorps	%xmm8,%xmm8,%xmm8
vpxor	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r8d,%r8d
jmp	38f
.p2align	4
37:
vsubps	%zmm1,%zmm10,%zmm10
vaddps	%zmm10,%zmm4,%zmm4
vsubps	%zmm1,%zmm5,%zmm5
vaddps	%zmm5,%zmm3,%zmm3
vaddps	%zmm9,%zmm0,%zmm0
incq	%r8
addq	%r9,%r10
cmpq	%rax,%r8
je	42f
38:
movq	%r8,%r14
imulq	%rax,%r14
shlq	$6,%r14
addq	%rbx,%r14
vxorps	%xmm9,%xmm9,%xmm9
movq	%r10,%r12
movq	%rax,%r13
.p2align	4
39:
vmovaps	(%r12),%zmm5
vsubps	%zmm1,%zmm5,%zmm5
vaddps	%zmm5,%zmm9,%zmm9
addq	$64,%r12
decq	%r13
jne	39b
vmovaps	(%r14),%zmm10
vmovaps	-64(%r14,%r9),%zmm5
testq	%r8,%r8
jne	37b
vaddps	%zmm9,%zmm8,%zmm8
jmp	37b
.p2align	4
42:
vmovups	%zmm17,3232(%rsp)
vmovups	%zmm15,3296(%rsp)
vmovups	%zmm14,3360(%rsp)
xorl	%r9d,%r9d
movl	8(%rsp),%r8d
movl	%r8d,24(%rsp)
jmp	44f
43:
andl	$8,%r12d
shrl	$3,%r12d
movl	%r12d,8(%rsp)
vbroadcastss	8(%r11),%zmm1
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3168(%rsp)
movb	$1,%r9b
movl	$0,24(%rsp)
vmovups	%zmm2,3296(%rsp)
vmovups	%zmm2,3232(%rsp)
vmovups	%zmm0,3360(%rsp)
vpxor	%xmm3,%xmm3,%xmm3
vpxor	%xmm4,%xmm4,%xmm4
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
44:
vcvtusi2ss	%eax,%xmm27,%xmm5
vbroadcastss	%xmm5,%zmm5
vmaxps	%zmm2,%zmm5,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmulps	%zmm9,%zmm10,%zmm9
vmulps	%zmm4,%zmm10,%zmm4
vmulps	%zmm3,%zmm10,%zmm3
vminps	%zmm8,%zmm9,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm10 {%k1}
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vminps	%zmm4,%zmm3,%zmm9
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm9 {%k1}
vmaxps	%zmm4,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k1}
vminps	%zmm10,%zmm9,%zmm3
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm9,%zmm3 {%k1}
vmaxps	%zmm10,%zmm9,%zmm10
vmovaps	%zmm9,%zmm10 {%k1}
vminps	%zmm8,%zmm4,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm4,%zmm9 {%k1}
vminps	%zmm10,%zmm9,%zmm4
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm9,%zmm4 {%k1}
vaddps	%zmm4,%zmm3,%zmm3
vmulps	%zmm21,%zmm3,%zmm3
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vpxor	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
testb	%r9b,%r9b
jne	47f
vmaxps	%zmm16,%zmm3,%zmm4
vaddps	%zmm1,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vaddps	%zmm4,%zmm3,%zmm12
movq	%rax,%r10
shlq	$6,%r10
movq	%rbx,%r14
vxorps	%xmm4,%xmm4,%xmm4
xorl	%r13d,%r13d
.p2align	4
45:
movq	%r14,%r8
vpxor	%xmm13,%xmm13,%xmm13
xorl	%r12d,%r12d
.p2align	4
46:
vmovaps	(%r8),%zmm14
vsubps	%zmm1,%zmm14,%zmm14
vsubps	%zmm12,%zmm14,%zmm14
vmaxps	%zmm29,%zmm14,%zmm14
vmulps	%zmm14,%zmm14,%zmm14
vcvtsi2ss	%r12,%xmm27,%xmm15
vbroadcastss	%xmm15,%zmm17
vaddps	%zmm14,%zmm13,%zmm13
vfmadd231ps	%zmm17,%zmm14,%zmm11
vmulss	%xmm15,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vfmadd231ps	%zmm15,%zmm14,%zmm9
incq	%r12
addq	$64,%r8
cmpq	%r12,%rax
jne	46b
vcvtsi2ss	%r13,%xmm6,%xmm14
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm13,%zmm10,%zmm10
vfmadd231ps	%zmm15,%zmm13,%zmm8
vmulss	%xmm14,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vfmadd231ps	%zmm14,%zmm13,%zmm4
incq	%r13
addq	%r10,%r14
cmpq	%rax,%r13
jne	45b
47:
vcvtusi2ss	%rdi,%xmm27,%xmm1
vmaxps	95f(%rip){1to16},%zmm10,%zmm12
vdivps	%zmm12,%zmm2,%zmm12
vbroadcastss	%xmm1,%zmm14
vcmpgtps	96f(%rip){1to16},%zmm10,%k1
vaddps	%zmm6,%zmm5,%zmm1
vdivps	98f(%rip){1to16},%zmm14,%zmm5
vmulps	%zmm21,%zmm1,%zmm1
vmovaps	%zmm1,%zmm13
vmulps	%zmm12,%zmm11,%zmm13 {%k1}
vmulps	%zmm12,%zmm9,%zmm9
vfnmadd231ps	%zmm13,%zmm13,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm5,%zmm11
vcmpunordps	%zmm9,%zmm9,%k2
vmovaps	%zmm5,%zmm11 {%k2}
vbroadcastss	99f(%rip),%zmm7
vmaxps	%zmm7,%zmm11,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	%zmm12,%zmm8,%zmm1 {%k1}
vmulps	%zmm12,%zmm4,%zmm4
vfnmadd231ps	%zmm1,%zmm1,%zmm4
vaddps	%zmm4,%zmm4,%zmm4
vminps	%zmm4,%zmm5,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vmaxps	%zmm7,%zmm8,%zmm4
vsqrtps	%zmm4,%zmm4
vmulps	322f(%rip){1to16},%zmm9,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vmulps	%zmm4,%zmm10,%zmm4
vsqrtps	%zmm4,%zmm4
vfnmadd231ps	%zmm14,%zmm3,%zmm0
vmaxps	%zmm0,%zmm4,%zmm5
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm2,%zmm5,%zmm0
vbroadcastss	52(%r11),%zmm12
vbroadcastss	76(%r11),%zmm15
vbroadcastss	56(%r11),%zmm10
vbroadcastss	80(%r11),%zmm11
vbroadcastss	60(%r11),%zmm8
vbroadcastss	84(%r11),%zmm9
vbroadcastss	64(%r11),%zmm5
vbroadcastss	88(%r11),%zmm7
vminps	%zmm13,%zmm15,%zmm4
vcmpunordps	%zmm13,%zmm13,%k1
vmovups	%zmm15,864(%rsp)
vmovaps	%zmm15,%zmm4 {%k1}
vmaxps	%zmm4,%zmm12,%zmm13
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm12,928(%rsp)
vmovaps	%zmm12,%zmm13 {%k1}
vmovups	%zmm13,480(%rsp)
vminps	%zmm1,%zmm11,%zmm4
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm11,1056(%rsp)
vmovaps	%zmm11,%zmm4 {%k1}
vmaxps	%zmm4,%zmm10,%zmm1
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	%zmm10,2592(%rsp)
vmovaps	%zmm10,%zmm1 {%k1}
vmovups	%zmm1,544(%rsp)
vmovups	%zmm9,2656(%rsp)
vminps	%zmm0,%zmm9,%zmm0
vmovups	%zmm8,2720(%rsp)
vmaxps	%zmm0,%zmm8,%zmm0
vmovups	%zmm0,288(%rsp)
vminps	%zmm3,%zmm7,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm7,2784(%rsp)
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm5,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm5,2848(%rsp)
vmovaps	%zmm5,%zmm1 {%k1}
vmovups	%zmm1,160(%rsp)
vbroadcastss	323f(%rip),%zmm3
vmovups	%zmm14,4064(%rsp)
vcmpltps	%zmm3,%zmm14,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1696(%rsp)
vblendmps	%zmm16,%zmm2,%zmm10 {%k1}
vblendmps	%zmm3,%zmm19,%zmm0 {%k1}
vmovups	%zmm0,3040(%rsp)
vcvtusi2ss	%esi,%xmm6,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,3424(%rsp)
movq	%rax,%r8
shlq	$6,%r8
leaq	(%r8,%r8,2),%r10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1376(%rsp)
vmovups	%zmm0,1440(%rsp)
vmovups	%zmm0,1504(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1568(%rsp)
vmovups	%zmm2,1632(%rsp)
vbroadcastss	327f(%rip),%zmm0
vmovups	%zmm0,2400(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,992(%rsp)
vmovups	%zmm0,1760(%rsp)
vmovups	%zmm3,1312(%rsp)
vbroadcastss	326f(%rip),%zmm0
vmovups	%zmm0,2464(%rsp)
vbroadcastss	325f(%rip),%zmm0
vmovups	%zmm0,2144(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1824(%rsp)
jmp	49f
.p2align	4
48:
vmovups	1760(%rsp),%zmm7
vmovaps	%zmm7,%zmm19 {%k3}
vcmpnltps	%zmm4,%zmm10,%k4
vmovups	2400(%rsp),%zmm4
vblendmps	%zmm4,%zmm0,%zmm4 {%k1}
vmovups	%zmm4,2400(%rsp)
vmulps	%zmm0,%zmm3,%zmm3
vmulps	394f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k5}
vcmpnleps	%zmm21,%zmm0,%k5
vmovups	1312(%rsp),%zmm0
vmovaps	%zmm0,%zmm21 {%k3}
vcmpnleps	%zmm10,%zmm5,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vmovups	992(%rsp),%zmm3
vmovaps	%zmm3,%zmm0 {%k3}
vmovups	1632(%rsp),%zmm3
vblendmps	%zmm3,%zmm10,%zmm3 {%k1}
vmovups	%zmm3,1632(%rsp)
vfmadd213ps	%zmm27,%zmm10,%zmm30
vfmadd213ps	%zmm14,%zmm10,%zmm20
vcmpunordps	%zmm30,%zmm30,%k2
vmovups	864(%rsp),%zmm4
vminps	%zmm30,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	928(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vmovaps	%zmm27,%zmm3 {%k1}
vsubps	%zmm27,%zmm3,%zmm7
vmovups	1696(%rsp),%zmm9
vblendmps	%zmm9,%zmm7,%zmm9 {%k1}
vcmpunordps	%zmm20,%zmm20,%k2
vminps	%zmm20,%zmm25,%zmm4
vmovaps	%zmm25,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k2}
vmovaps	%zmm14,%zmm4 {%k1}
vsubps	%zmm14,%zmm4,%zmm8
vmovups	1376(%rsp),%zmm1
vblendmps	%zmm1,%zmm8,%zmm1 {%k1}
vmovups	3552(%rsp),%zmm10
vfmadd213ps	%zmm29,%zmm7,%zmm10
vmovups	1248(%rsp),%zmm12
vfmadd213ps	%zmm10,%zmm8,%zmm12
vdivps	%zmm5,%zmm2,%zmm7
vmovups	%zmm9,1696(%rsp)
vmulps	%zmm9,%zmm7,%zmm8
vmovups	2912(%rsp),%zmm10
vmovups	2976(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm8,%zmm10
vmovups	800(%rsp),%zmm9
vmovups	224(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm8,%zmm9
vmovups	%zmm1,1376(%rsp)
vmulps	%zmm1,%zmm7,%zmm7
vmovups	1952(%rsp),%zmm1
vfnmadd213ps	%zmm10,%zmm7,%zmm1
vmovups	2336(%rsp),%zmm20
vfnmadd213ps	%zmm9,%zmm7,%zmm20
vmovups	3104(%rsp),%zmm11
vmulps	%zmm1,%zmm11,%zmm7
vmulps	352(%rsp),%zmm11,%zmm8
vmovups	2080(%rsp),%zmm1
vmulps	%zmm8,%zmm1,%zmm9
vmulps	%zmm7,%zmm9,%zmm10
vfmsub231ps	%zmm20,%zmm1,%zmm10
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vmaxps	382f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmulps	%zmm7,%zmm11,%zmm7
vmulps	%zmm11,%zmm8,%zmm8
vmulps	%zmm9,%zmm5,%zmm9
vbroadcastss	398f(%rip),%zmm11
vmovups	160(%rsp),%zmm1
vmulps	%zmm11,%zmm1,%zmm10
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k2}
vaddps	%zmm9,%zmm1,%zmm9
vcmpunordps	%zmm9,%zmm9,%k2
vminps	%zmm9,%zmm15,%zmm9
vmovaps	%zmm15,%zmm9 {%k2}
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm24,%zmm9
vmovaps	%zmm24,%zmm9 {%k2}
vmovaps	%zmm1,%zmm9 {%k1}
vsubps	%zmm1,%zmm9,%zmm1
vfmadd231ps	%zmm14,%zmm1,%zmm12
vmulps	%zmm7,%zmm5,%zmm5
vfnmadd231ps	%zmm8,%zmm1,%zmm5
vmovups	1504(%rsp),%zmm7
vblendmps	%zmm7,%zmm1,%zmm7 {%k1}
vmovups	%zmm7,1504(%rsp)
vmulps	%zmm11,%zmm22,%zmm1
vcmpunordps	%zmm5,%zmm5,%k2
vmaxps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k2}
vaddps	%zmm5,%zmm22,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm17,%zmm1
vmovaps	%zmm17,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm16,%zmm1
vmovaps	%zmm16,%zmm1 {%k2}
vmovaps	%zmm22,%zmm1 {%k1}
vsubps	%zmm22,%zmm1,%zmm5
vfmadd231ps	%zmm5,%zmm13,%zmm12 {%k4} {z}
vmovups	1440(%rsp),%zmm7
vblendmps	%zmm7,%zmm5,%zmm7 {%k1}
vmovups	%zmm7,1440(%rsp)
vmovups	1568(%rsp),%zmm5
vmovaps	%zmm5,%zmm12 {%k1}
knotw	%k0,%k2
vmovups	736(%rsp),%zmm5
vmovaps	%zmm5,%zmm5 {%k2} {z}
vmovups	3424(%rsp),%zmm7
vcmpgtps	1824(%rsp),%zmm7,%k2
vaddps	2016(%rsp),%zmm5,%zmm10 {%k2} {z}
vmovdqu64	1184(%rsp),%zmm5
vmovdqa32	%zmm5,%zmm5 {%k1} {z}
vmovups	%zmm3,480(%rsp)
vmovups	%zmm4,544(%rsp)
vmovups	%zmm1,288(%rsp)
vmovups	%zmm9,160(%rsp)
vmovups	%zmm12,1568(%rsp)
vmovups	%zmm0,992(%rsp)
vmovups	%zmm19,1760(%rsp)
vmovups	%zmm21,1312(%rsp)
vpbroadcastd	365f(%rip),%zmm30
49:
vxorps	%xmm11,%xmm11,%xmm11
vpslld	$31,%zmm5,%zmm0
vpmovd2m	%zmm0,%k0
knotw	%k0,%k1
kmovw	%k1,14(%rsp)
vpandd	328f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,4320(%rsp)
vptestnmd	%zmm0,%zmm0,%k1
kmovw	%k1,12(%rsp)
vpandd	329f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,4256(%rsp)
vptestnmd	%zmm0,%zmm0,%k3
vmovups	%zmm5,4128(%rsp)
vpandd	332f(%rip){1to16},%zmm5,%zmm0
vmovdqu64	%zmm0,4192(%rsp)
vptestnmd	%zmm0,%zmm0,%k4
vbroadcastss	335f(%rip),%zmm14
.p2align	4
52:
vmovups	%zmm10,3872(%rsp)
vaddss	%xmm11,%xmm10,%xmm0
vmovshdup	%xmm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm10,%xmm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm10,%xmm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm10,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm3
vbroadcastss	20(%r11),%zmm7
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,1888(%rsp)
testb	%r9b,%r9b
vmovups	%zmm7,3808(%rsp)
vmovss	%xmm3,416(%rsp)
je	54f
vucomiss	%xmm11,%xmm3
vxorps	%xmm18,%xmm18,%xmm18
vmovups	992(%rsp),%zmm0
vbroadcastss	375f(%rip),%zmm27
ja	53f
vxorps	%xmm0,%xmm0,%xmm0
53:
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,352(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vmovups	%zmm4,800(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,224(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm20,%xmm20,%xmm20
vpbroadcastd	366f(%rip),%zmm16
jmp	62f
.p2align	4
54:
movb	$1,%dil
vmovups	480(%rsp),%zmm0
vmovups	%zmm0,224(%rsp)
vmovaps	%zmm7,%zmm1
xorl	%r14d,%r14d
vbroadcastss	336f(%rip),%zmm15
vbroadcastss	338f(%rip),%zmm23
vbroadcastss	339f(%rip),%zmm6
vbroadcastss	342f(%rip),%zmm25
vbroadcastss	343f(%rip),%zmm26
vbroadcastss	344f(%rip),%zmm0
vbroadcastss	345f(%rip),%zmm3
vbroadcastss	346f(%rip),%zmm29
vbroadcastss	347f(%rip),%zmm30
vbroadcastss	348f(%rip),%zmm31
vbroadcastss	337f(%rip),%zmm17
vbroadcastss	79f(%rip),%zmm24
.p2align	4
55:
vdivps	%zmm1,%zmm2,%zmm9
vmulps	333f(%rip){1to16},%zmm9,%zmm5
vbroadcastss	334f(%rip),%zmm13
vsubps	224(%rsp),%zmm13,%zmm4
vmovups	%zmm5,352(%rsp)
vmulps	%zmm5,%zmm4,%zmm5
vxorps	%zmm14,%zmm5,%zmm8
vmulps	%zmm8,%zmm5,%zmm4
vmaxps	%zmm15,%zmm4,%zmm4
vmulps	%zmm17,%zmm4,%zmm10
vrndscaleps	$8,%zmm10,%zmm10
vfmadd231ps	%zmm23,%zmm10,%zmm4
vfmadd231ps	%zmm6,%zmm10,%zmm4
vmulps	%zmm17,%zmm4,%zmm4
vmovaps	%zmm25,%zmm11
vfmadd213ps	%zmm26,%zmm4,%zmm11
vfmadd213ps	%zmm0,%zmm4,%zmm11
vfmadd213ps	%zmm3,%zmm4,%zmm11
vfmadd213ps	%zmm29,%zmm4,%zmm11
vfmadd213ps	%zmm2,%zmm4,%zmm11
vaddps	%zmm30,%zmm10,%zmm4
vcvttps2udq	%zmm4,%zmm4
vpslld	$23,%zmm4,%zmm4
vmulps	%zmm4,%zmm11,%zmm4
vandps	%zmm24,%zmm5,%zmm10
vfmadd132ps	%zmm31,%zmm2,%zmm10
vdivps	%zmm10,%zmm2,%zmm11
vbroadcastss	349f(%rip),%zmm19
vmovaps	%zmm19,%zmm12
vmovaps	%zmm26,%zmm31
vmovaps	%zmm29,%zmm30
vbroadcastss	352f(%rip),%zmm7
vfmadd213ps	%zmm7,%zmm11,%zmm12
vmovaps	%zmm23,%zmm28
vmovaps	%zmm6,%zmm29
vbroadcastss	353f(%rip),%zmm6
vfmadd213ps	%zmm6,%zmm11,%zmm12
vbroadcastss	354f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm11,%zmm12
vbroadcastss	355f(%rip),%zmm18
vfmadd213ps	%zmm18,%zmm11,%zmm12
vbroadcastss	356f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm11,%zmm12
vbroadcastss	357f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm11,%zmm12
vbroadcastss	358f(%rip),%zmm1
vfmadd213ps	%zmm1,%zmm11,%zmm12
vmovaps	%zmm2,%zmm21
vbroadcastss	359f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm11,%zmm12
vcmpltps	%zmm8,%zmm5,%k1
vbroadcastss	94f(%rip),%zmm25
vblendmps	%zmm13,%zmm25,%zmm10 {%k1}
vmulps	%zmm12,%zmm11,%zmm8
vmulps	%zmm4,%zmm8,%zmm8
vmulps	%zmm8,%zmm10,%zmm11
vmulps	362f(%rip){1to16},%zmm9,%zmm8
vmulps	363f(%rip){1to16},%zmm9,%zmm9
leaq	(%r14,%r14,2),%r14
shlq	$6,%r14
addq	%rbp,%r14
xorl	%r13d,%r13d
vmovss	94f(%rip),%xmm23
.p2align	4
56:
vcvtsi2ss	%r13,%xmm0,%xmm12
vaddss	%xmm23,%xmm12,%xmm12
vbroadcastss	%xmm12,%zmm12
vsubps	224(%rsp),%zmm12,%zmm12
vmulps	352(%rsp),%zmm12,%zmm12
vxorps	%zmm14,%zmm12,%zmm13
vmovaps	%zmm14,%zmm26
vmulps	%zmm13,%zmm12,%zmm14
vmaxps	%zmm15,%zmm14,%zmm14
vmovaps	%zmm15,%zmm27
vmulps	%zmm17,%zmm14,%zmm15
vrndscaleps	$8,%zmm15,%zmm15
vfmadd231ps	%zmm28,%zmm15,%zmm14
vfmadd231ps	%zmm29,%zmm15,%zmm14
vmulps	%zmm17,%zmm14,%zmm14
vbroadcastss	342f(%rip),%zmm17
vfmadd213ps	%zmm31,%zmm14,%zmm17
vfmadd213ps	%zmm0,%zmm14,%zmm17
vfmadd213ps	%zmm3,%zmm14,%zmm17
vfmadd213ps	%zmm30,%zmm14,%zmm17
vfmadd213ps	%zmm21,%zmm14,%zmm17
vaddps	347f(%rip){1to16},%zmm15,%zmm14
vcvttps2udq	%zmm14,%zmm14
vpslld	$23,%zmm14,%zmm14
vmulps	%zmm14,%zmm17,%zmm14
vandps	%zmm24,%zmm12,%zmm15
vfmadd132ps	348f(%rip){1to16},%zmm21,%zmm15
vdivps	%zmm15,%zmm21,%zmm15
vmovaps	%zmm19,%zmm17
vfmadd213ps	%zmm7,%zmm15,%zmm17
vfmadd213ps	%zmm6,%zmm15,%zmm17
vfmadd213ps	%zmm20,%zmm15,%zmm17
vfmadd213ps	%zmm18,%zmm15,%zmm17
vfmadd213ps	%zmm22,%zmm15,%zmm17
vfmadd213ps	%zmm16,%zmm15,%zmm17
vfmadd213ps	%zmm1,%zmm15,%zmm17
vfmadd213ps	%zmm2,%zmm15,%zmm17
vcmpltps	%zmm13,%zmm12,%k1
vblendmps	334f(%rip){1to16},%zmm25,%zmm13 {%k1}
vmulps	%zmm17,%zmm15,%zmm15
vmulps	%zmm14,%zmm12,%zmm17
vfmsub231ps	%zmm5,%zmm4,%zmm17
vmulps	%zmm14,%zmm15,%zmm5
vmulps	%zmm5,%zmm13,%zmm15
vsubps	%zmm10,%zmm13,%zmm5
vsubps	%zmm15,%zmm11,%zmm10
vaddps	%zmm10,%zmm5,%zmm5
vmovaps	%zmm5,-128(%r14)
vsubps	%zmm14,%zmm4,%zmm4
vmulps	%zmm4,%zmm8,%zmm4
vmovaps	%zmm4,-64(%r14)
vmulps	%zmm17,%zmm9,%zmm4
vbroadcastss	337f(%rip),%zmm17
vmovaps	%zmm4,(%r14)
incq	%r13
addq	$192,%r14
vmovaps	%zmm12,%zmm5
vmovaps	%zmm14,%zmm4
vmovaps	%zmm26,%zmm14
vmovaps	%zmm15,%zmm11
vmovaps	%zmm27,%zmm15
vmovaps	%zmm13,%zmm10
cmpq	%r13,%rax
jne	56b
vmovups	544(%rsp),%zmm1
vmovups	%zmm1,224(%rsp)
vmovups	1888(%rsp),%zmm1
movq	%rax,%r14
testb	$1,%dil
movl	$0,%edi
vmovaps	%zmm21,%zmm2
vmovaps	%zmm28,%zmm23
vmovaps	%zmm29,%zmm6
vbroadcastss	342f(%rip),%zmm25
vmovaps	%zmm31,%zmm26
vmovaps	%zmm30,%zmm29
vpbroadcastd	347f(%rip),%zmm30
vbroadcastss	348f(%rip),%zmm31
jne	55b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	416(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vmovups	992(%rsp),%zmm0
ja	57f
vxorps	%xmm0,%xmm0,%xmm0
57:
vbroadcastss	8(%r11),%zmm27
movq	%rbx,%rdi
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,224(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm1,800(%rsp)
vxorps	%xmm14,%xmm14,%xmm14
vmovups	%zmm1,352(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm18,%xmm18,%xmm18
xorl	%r13d,%r13d
vmovups	288(%rsp),%zmm6
vmovups	160(%rsp),%zmm20
.p2align	4
58:
vmovups	%zmm8,608(%rsp)
vmovups	%zmm18,672(%rsp)
vmovups	%zmm17,736(%rsp)
vmovups	%zmm22,1248(%rsp)
vmovups	%zmm14,2336(%rsp)
leaq	(%rax,%r13),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovaps	(%r15,%rsi),%zmm12
vmovaps	64(%r15,%rsi),%zmm8
vmovaps	128(%r15,%rsi),%zmm1
vmovups	%zmm1,1952(%rsp)
vmovaps	%zmm6,%zmm1
vmulps	%zmm12,%zmm6,%zmm22
vxorps	%xmm14,%xmm14,%xmm14
movq	%rdi,%r14
xorl	%r12d,%r12d
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm13,%xmm13,%xmm13
vbroadcastss	83f(%rip),%zmm6
.p2align	4
59:
vmovaps	(%r14),%zmm30
vmovaps	-128(%rbp,%r12),%zmm18
vmovaps	-64(%rbp,%r12),%zmm7
vmovaps	%zmm18,%zmm16
vfmadd213ps	%zmm20,%zmm22,%zmm16
vaddps	%zmm27,%zmm16,%zmm16
vdivps	%zmm16,%zmm6,%zmm29
vsubps	%zmm16,%zmm30,%zmm16
vmulps	%zmm29,%zmm16,%zmm16
vmulps	%zmm16,%zmm0,%zmm30
vfmadd213ps	%zmm29,%zmm29,%zmm30
vaddps	%zmm30,%zmm17,%zmm17
vaddps	%zmm16,%zmm9,%zmm9
vfmadd231ps	%zmm18,%zmm16,%zmm4
vfmadd231ps	%zmm7,%zmm16,%zmm23
vfmadd231ps	(%rbp,%r12),%zmm16,%zmm13
vmulps	%zmm30,%zmm18,%zmm16
vaddps	%zmm16,%zmm11,%zmm11
vfmadd231ps	%zmm16,%zmm18,%zmm14
vmulps	%zmm30,%zmm7,%zmm16
vaddps	%zmm16,%zmm26,%zmm26
vfmadd231ps	%zmm18,%zmm16,%zmm28
vfmadd231ps	%zmm7,%zmm16,%zmm31
addq	$192,%r12
addq	$64,%r14
cmpq	%r12,%r10
jne	59b
vmovaps	%zmm1,%zmm6
vmulps	%zmm8,%zmm1,%zmm7
vxorps	%xmm29,%xmm29,%xmm29
vfmadd213ps	%zmm29,%zmm22,%zmm31
vfmadd231ps	%zmm31,%zmm22,%zmm2
vmovaps	%zmm28,%zmm16
vfmadd213ps	%zmm29,%zmm7,%zmm16
vfmadd231ps	%zmm16,%zmm22,%zmm21
vfmadd213ps	%zmm29,%zmm12,%zmm28
vfmadd231ps	%zmm28,%zmm22,%zmm25
vaddps	%zmm29,%zmm26,%zmm16
vmovups	800(%rsp),%zmm18
vfmadd231ps	%zmm16,%zmm22,%zmm18
vmovups	%zmm18,800(%rsp)
vfmadd231ps	%zmm23,%zmm22,%zmm3
vfmadd231ps	%zmm23,%zmm8,%zmm10
vmovaps	%zmm14,%zmm8
vfmadd213ps	%zmm29,%zmm7,%zmm8
vfmadd231ps	%zmm8,%zmm7,%zmm24
vfmadd213ps	%zmm29,%zmm12,%zmm14
vfmadd231ps	%zmm14,%zmm7,%zmm5
vfmadd231ps	%zmm14,%zmm12,%zmm19
vmovups	1248(%rsp),%zmm22
vfmadd231ps	%zmm4,%zmm7,%zmm22
vaddps	%zmm29,%zmm11,%zmm8
vmovups	2336(%rsp),%zmm14
vfmadd231ps	%zmm7,%zmm8,%zmm14
vmovups	352(%rsp),%zmm7
vfmadd231ps	%zmm8,%zmm12,%zmm7
vmovups	%zmm7,352(%rsp)
vmovups	608(%rsp),%zmm8
vfmadd231ps	%zmm13,%zmm12,%zmm8
vfmadd231ps	%zmm4,%zmm12,%zmm15
vmovups	672(%rsp),%zmm18
vfmadd231ps	1952(%rsp),%zmm4,%zmm18
vmovups	224(%rsp),%zmm1
vaddps	%zmm9,%zmm1,%zmm1
vmovups	%zmm1,224(%rsp)
vaddps	%zmm29,%zmm17,%zmm4
vmovups	736(%rsp),%zmm17
vaddps	%zmm4,%zmm17,%zmm17
incq	%r13
addq	%r8,%rdi
cmpq	%rax,%r13
jne	58b
vxorps	%xmm11,%xmm11,%xmm11
vpbroadcastd	365f(%rip),%zmm30
vpbroadcastd	366f(%rip),%zmm16
vbroadcastss	369f(%rip),%zmm23
vbroadcastss	372f(%rip),%zmm26
vbroadcastss	373f(%rip),%zmm28
vbroadcastss	374f(%rip),%zmm31
vbroadcastss	375f(%rip),%zmm27
vmovaps	%zmm5,%zmm12
vmovaps	%zmm25,%zmm13
vmovaps	%zmm15,%zmm1
vmovups	3808(%rsp),%zmm7
vmovaps	%zmm3,%zmm20
vmovaps	%zmm10,%zmm15
vmovss	416(%rsp),%xmm3
vmovaps	%zmm19,%zmm10
62:
vbroadcastss	83f(%rip),%zmm6
vdivps	%zmm7,%zmm6,%zmm4
vmovups	288(%rsp),%zmm9
vmulps	%zmm9,%zmm0,%zmm7
vmulps	%zmm8,%zmm7,%zmm5
vdivps	1888(%rsp),%zmm6,%zmm8
vfnmadd213ps	%zmm2,%zmm4,%zmm5
vucomiss	%xmm11,%xmm3
vmulps	%zmm18,%zmm7,%zmm19
vbroadcastss	97f(%rip),%zmm6
vdivps	%zmm9,%zmm6,%zmm3
vfnmadd213ps	%zmm24,%zmm8,%zmm19
vfnmadd213ps	%zmm21,%zmm7,%zmm15
vmulps	%zmm3,%zmm0,%zmm0
vfmadd231ps	%zmm20,%zmm0,%zmm13
vfmadd231ps	%zmm0,%zmm22,%zmm12
vmovups	%zmm13,2912(%rsp)
vmovups	%zmm12,1952(%rsp)
vmovups	%zmm1,2976(%rsp)
vmovups	%zmm15,2080(%rsp)
vmovups	%zmm17,736(%rsp)
vmovups	%zmm10,3744(%rsp)
vmovups	%zmm19,3680(%rsp)
vmovups	%zmm5,3616(%rsp)
jbe	66f
vmovups	1824(%rsp),%zmm0
vmovups	3872(%rsp),%zmm3
vaddps	%zmm0,%zmm3,%zmm0
vmovups	%zmm0,1824(%rsp)
vcmpgeps	364f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k1}
vaddss	%xmm0,%xmm11,%xmm3
vmovshdup	%xmm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufpd	$1,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vshufps	$255,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf128	$1,%ymm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$2,%zmm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vextractf32x4	$3,%zmm0,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vmovshdup	%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm7
vaddss	%xmm7,%xmm3,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm3,%xmm3
vucomiss	%xmm11,%xmm3
jbe	66f
vmovaps	%zmm22,%zmm1
vmovaps	%zmm14,%zmm25
vxorps	%xmm3,%xmm3,%xmm3
testb	%r9b,%r9b
vpbroadcastd	83f(%rip),%zmm17
vbroadcastss	367f(%rip),%zmm19
vbroadcastss	368f(%rip),%zmm21
vbroadcastss	376f(%rip),%zmm24
vbroadcastss	83f(%rip),%zmm2
jne	65f
vbroadcastss	8(%r11),%zmm4
movq	%rbx,%rdi
xorl	%r14d,%r14d
.p2align	4
63:
leaq	(%r14,%rax),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovups	288(%rsp),%zmm7
vmulps	(%r15,%rsi),%zmm7,%zmm8
movq	%r15,%r12
movq	%rdi,%r13
movq	%rax,%rsi
vmovups	160(%rsp),%zmm22
.p2align	4
64:
vmovaps	(%r12),%zmm7
vfmadd213ps	%zmm22,%zmm8,%zmm7
vaddps	%zmm4,%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm9
vmovaps	(%r13),%zmm10
vsubps	%zmm7,%zmm10,%zmm10
vmulps	%zmm9,%zmm10,%zmm10
vaddps	%zmm6,%zmm9,%zmm9
vcmpltps	%zmm10,%zmm6,%k1
vmovaps	%zmm10,%zmm9 {%k1}
vaddps	%zmm2,%zmm9,%zmm11
vpaddd	%zmm30,%zmm11,%zmm11
vpandd	%zmm16,%zmm11,%zmm11
vpsubd	%zmm11,%zmm17,%zmm12
vcvtdq2ps	%zmm11,%zmm11
vaddps	%zmm6,%zmm12,%zmm13
vfmadd231ps	%zmm9,%zmm12,%zmm13
vmulps	%zmm13,%zmm13,%zmm9
vmovaps	%zmm19,%zmm12
vfmadd213ps	%zmm21,%zmm13,%zmm12
vmovaps	%zmm23,%zmm14
vmovaps	%zmm28,%zmm15
vfmadd213ps	%zmm31,%zmm13,%zmm15
vfmadd213ps	%zmm26,%zmm13,%zmm14
vfmadd231ps	%zmm27,%zmm9,%zmm15
vfmadd213ps	%zmm14,%zmm9,%zmm15
vfmadd213ps	%zmm12,%zmm9,%zmm15
vfmadd213ps	%zmm13,%zmm9,%zmm15
vaddps	%zmm2,%zmm10,%zmm9
vfmadd231ps	%zmm24,%zmm11,%zmm15
vmaxps	%zmm6,%zmm10,%zmm10
vfmsub231ps	%zmm9,%zmm15,%zmm10
vfmadd231ps	%zmm10,%zmm7,%zmm3
addq	$64,%r13
addq	$192,%r12
decq	%rsi
jne	64b
incq	%r14
addq	%r8,%rdi
cmpq	%rax,%r14
jne	63b
65:
vbroadcastss	377f(%rip),%zmm4
vmovups	2144(%rsp),%zmm7
vfmadd213ps	378f(%rip){1to16},%zmm7,%zmm4
vcmpltps	%zmm0,%zmm29,%k5
vaddps	%zmm4,%zmm7,%zmm0
vcmpltps	%zmm3,%zmm0,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm3,%zmm7 {%k6}
vmovups	%zmm7,2144(%rsp)
vmovups	1312(%rsp),%zmm0
vmaxps	323f(%rip){1to16},%zmm0,%zmm0 {%k5}
vmovups	%zmm0,1312(%rsp)
vmovups	2464(%rsp),%zmm0
vbroadcastss	379f(%rip),%zmm0 {%k5}
vmovups	%zmm0,2464(%rsp)
vblendmps	99f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	1696(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	480(%rsp),%zmm12
vsubps	%zmm4,%zmm12,%zmm12
vmovups	1376(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm4
vsubps	%zmm4,%zmm7,%zmm7
vmovups	544(%rsp),%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmovups	1440(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vmovups	288(%rsp),%zmm9
vsubps	%zmm8,%zmm9,%zmm9
vmovups	%zmm9,288(%rsp)
vmovups	1504(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm8
vsubps	%zmm8,%zmm9,%zmm9
vmovups	160(%rsp),%zmm10
vsubps	%zmm9,%zmm10,%zmm10
vmovups	%zmm10,160(%rsp)
vmovups	1568(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm9
vmovups	%zmm9,1568(%rsp)
vmovups	1632(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm9
vmovups	%zmm9,1632(%rsp)
vmovups	992(%rsp),%zmm0
vmovaps	%zmm29,%zmm0 {%k1}
vmovups	%zmm0,992(%rsp)
vmovups	1760(%rsp),%zmm0
vbroadcastss	327f(%rip),%zmm0 {%k1}
vmovups	%zmm0,1760(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,2016(%rsp)
vmovups	%zmm8,1504(%rsp)
vmovups	%zmm7,1440(%rsp)
vmovups	%zmm4,1376(%rsp)
vmovups	%zmm3,1696(%rsp)
vmovups	1056(%rsp),%zmm3
vmovups	928(%rsp),%zmm4
vmovups	864(%rsp),%zmm7
vmovaps	%zmm25,%zmm14
vmovups	2912(%rsp),%zmm13
vmovaps	%zmm1,%zmm22
vmovups	2976(%rsp),%zmm8
vmovups	2080(%rsp),%zmm15
vmovups	736(%rsp),%zmm17
vmovups	3744(%rsp),%zmm10
vmovups	3680(%rsp),%zmm19
vmovups	3616(%rsp),%zmm5
jmp	67f
.p2align	4
66:
vmovaps	%zmm1,%zmm8
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2016(%rsp)
vmovups	1056(%rsp),%zmm3
vmovups	928(%rsp),%zmm4
vmovups	864(%rsp),%zmm7
vmovups	544(%rsp),%zmm11
vmovups	480(%rsp),%zmm12
vbroadcastss	83f(%rip),%zmm2
67:
vmovups	%zmm20,3552(%rsp)
vmovups	%zmm22,1248(%rsp)
vbroadcastss	95f(%rip),%zmm1
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm25
vmaxps	%zmm1,%zmm19,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm19
vmaxps	%zmm1,%zmm10,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm10
vmovdqu64	4256(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm17,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	4320(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k6
vdivps	%zmm0,%zmm2,%zmm24
vcmpleps	%zmm4,%zmm12,%k5
vmovups	%zmm12,480(%rsp)
vcmpleps	%zmm12,%zmm7,%k7
vblendmps	%zmm20,%zmm6,%zmm0 {%k7}
vbroadcastss	335f(%rip),%zmm1
vxorps	%zmm1,%zmm20,%zmm0 {%k5}
vcmpleps	%zmm0,%zmm29,%k7
korw	%k0,%k7,%k5
vmulps	%zmm25,%zmm20,%zmm0
vmovups	%zmm0,1184(%rsp)
kmovw	14(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm29,%zmm0,%zmm0 {%k7} {z}
vmovups	%zmm0,1120(%rsp)
vblendmps	%zmm29,%zmm2,%zmm5 {%k5}
vmovups	%zmm5,608(%rsp)
vcmpleps	%zmm11,%zmm3,%k7
vblendmps	%zmm22,%zmm6,%zmm0 {%k7}
vmovups	%zmm11,544(%rsp)
vcmpleps	2592(%rsp),%zmm11,%k7
vxorps	%zmm1,%zmm22,%zmm0 {%k7}
vcmpleps	%zmm0,%zmm29,%k2
korw	%k2,%k6,%k7
vmulps	%zmm22,%zmm19,%zmm0
vmovups	%zmm0,2272(%rsp)
kmovw	12(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm27 {%k2} {z}
vblendmps	%zmm29,%zmm2,%zmm4 {%k7}
vmovups	%zmm4,4000(%rsp)
vmovups	288(%rsp),%zmm3
vcmpgeps	2656(%rsp),%zmm3,%k2
vblendmps	%zmm8,%zmm6,%zmm0 {%k2}
vmovups	%zmm3,288(%rsp)
vcmpleps	2720(%rsp),%zmm3,%k2
vxorps	%zmm1,%zmm8,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm29,%k2
korw	%k2,%k1,%k6
vmulps	%zmm8,%zmm10,%zmm0
vmovups	%zmm0,3104(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm29,%zmm2,%zmm9 {%k6}
vmovups	%zmm9,672(%rsp)
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2208(%rsp)
vmovups	160(%rsp),%zmm0
vcmpgeps	2784(%rsp),%zmm0,%k1
vmovups	224(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm3 {%k1}
vmovups	%zmm0,160(%rsp)
vcmpleps	2848(%rsp),%zmm0,%k1
vmulps	%zmm4,%zmm19,%zmm4
vmulps	%zmm4,%zmm15,%zmm0
vmulps	%zmm5,%zmm25,%zmm8
vmulps	%zmm8,%zmm0,%zmm21
vmulps	%zmm9,%zmm10,%zmm22
vmulps	%zmm22,%zmm13,%zmm0
vmovaps	%zmm7,%zmm5
vmulps	%zmm8,%zmm0,%zmm15
vmulps	%zmm21,%zmm15,%zmm9
vmovaps	%zmm21,%zmm0
vfnmadd213ps	%zmm2,%zmm21,%zmm0
vbroadcastss	382f(%rip),%zmm16
vmaxps	%zmm16,%zmm0,%zmm7
vsqrtps	%zmm7,%zmm7
vxorps	%zmm1,%zmm5,%zmm3 {%k1}
vmovdqu64	4192(%rsp),%zmm11
vptestmd	%zmm11,%zmm11,%k1
vdivps	%zmm7,%zmm2,%zmm18
vmovups	%zmm19,3488(%rsp)
vmulps	%zmm18,%zmm19,%zmm7
vmovaps	%zmm2,%zmm7 {%k7}
vcmpleps	%zmm3,%zmm29,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm29,%zmm2,%zmm17 {%k1}
vmulps	%zmm17,%zmm24,%zmm20
vmulps	800(%rsp),%zmm20,%zmm3
vmulps	%zmm8,%zmm3,%zmm8
vmulps	%zmm21,%zmm8,%zmm11
vmulps	1952(%rsp),%zmm22,%zmm3
vfmsub231ps	%zmm3,%zmm4,%zmm9
vmulps	%zmm18,%zmm9,%zmm9
vmovaps	%zmm15,%zmm12
vfnmadd213ps	%zmm2,%zmm15,%zmm12
vfnmadd231ps	%zmm9,%zmm9,%zmm12
vmaxps	%zmm16,%zmm12,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm15,%zmm8,%zmm13
vdivps	%zmm3,%zmm2,%zmm3
vmovups	%zmm14,2336(%rsp)
vmulps	%zmm20,%zmm14,%zmm14
vfmsub231ps	%zmm14,%zmm4,%zmm11
vmulps	%zmm18,%zmm11,%zmm4
vmulps	352(%rsp),%zmm20,%zmm11
vfmsub231ps	%zmm11,%zmm22,%zmm13
vfnmadd231ps	%zmm9,%zmm4,%zmm13
vmulps	%zmm3,%zmm13,%zmm11
vmovaps	%zmm8,%zmm19
vfnmadd213ps	%zmm2,%zmm8,%zmm19
vfnmadd231ps	%zmm4,%zmm4,%zmm19
vfnmadd231ps	%zmm11,%zmm11,%zmm19
vmaxps	%zmm16,%zmm19,%zmm13
vsqrtps	%zmm13,%zmm13
vmovups	%zmm25,2528(%rsp)
vmulps	%zmm25,%zmm7,%zmm14
vmovaps	%zmm7,%zmm14 {%k5}
vdivps	%zmm13,%zmm2,%zmm16
vmovaps	%zmm10,%zmm25
vmulps	%zmm3,%zmm10,%zmm7
vmovaps	%zmm2,%zmm7 {%k6}
vmulps	%zmm7,%zmm14,%zmm7
vmovaps	%zmm1,%zmm14
vmulps	%zmm16,%zmm24,%zmm13
vmulps	%zmm13,%zmm7,%zmm1
vmovaps	%zmm7,%zmm1 {%k1}
vmovups	%zmm1,3936(%rsp)
vmovaps	%zmm24,%zmm1
vmovups	%zmm5,224(%rsp)
vmulps	%zmm5,%zmm24,%zmm7
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm7,%zmm24 {%k1} {z}
vxorps	%xmm10,%xmm10,%xmm10
vmovss	416(%rsp),%xmm5
vucomiss	%xmm10,%xmm5
vfmadd213ps	1120(%rsp),%zmm27,%zmm27
vmovups	2208(%rsp),%zmm10
vfmadd213ps	%zmm27,%zmm10,%zmm10
vmovups	608(%rsp),%zmm5
vmulps	1184(%rsp),%zmm5,%zmm27
vmovups	4000(%rsp),%zmm13
vfmadd213ps	%zmm10,%zmm24,%zmm24
vxorps	%zmm14,%zmm21,%zmm5
vmovups	%zmm5,2208(%rsp)
vmulps	%zmm27,%zmm21,%zmm10
vmovaps	%zmm13,%zmm21
vfmsub231ps	2272(%rsp),%zmm13,%zmm10
vxorps	%zmm14,%zmm15,%zmm5
vmovups	%zmm5,1120(%rsp)
vmulps	%zmm27,%zmm15,%zmm13
vmovups	672(%rsp),%zmm5
vfmsub231ps	3104(%rsp),%zmm5,%zmm13
vxorps	%zmm14,%zmm8,%zmm5
vmovups	%zmm5,2272(%rsp)
vmulps	%zmm27,%zmm8,%zmm8
vmovups	%zmm18,1184(%rsp)
vmulps	%zmm18,%zmm10,%zmm15
vfnmadd231ps	%zmm9,%zmm15,%zmm13
vxorps	%zmm14,%zmm9,%zmm5
vmovups	%zmm17,416(%rsp)
vfmsub231ps	%zmm7,%zmm17,%zmm8
vxorps	%zmm14,%zmm4,%zmm18
vfnmadd231ps	%zmm4,%zmm15,%zmm8
vxorps	%zmm14,%zmm11,%zmm17
vmulps	%zmm3,%zmm13,%zmm4
vfnmadd231ps	%zmm11,%zmm4,%zmm8
vmovaps	%zmm27,%zmm10
vfmadd213ps	%zmm29,%zmm27,%zmm10
vfmadd231ps	%zmm15,%zmm15,%zmm10
vfmadd231ps	%zmm4,%zmm4,%zmm10
vmulps	%zmm16,%zmm8,%zmm8
vfmadd231ps	%zmm8,%zmm8,%zmm10
ja	68f
vmovaps	%zmm5,%zmm20
vbroadcastss	16(%r11),%zmm0
vdivps	%zmm25,%zmm2,%zmm5
vmovaps	%zmm1,%zmm19
vdivps	%zmm1,%zmm2,%zmm7
vmulps	288(%rsp),%zmm5,%zmm5
vmulps	160(%rsp),%zmm7,%zmm7
vmovups	1760(%rsp),%zmm13
vdivps	%zmm13,%zmm2,%zmm9
vmulps	3936(%rsp),%zmm9,%zmm9
vmulps	383f(%rip){1to16},%zmm5,%zmm5
vmulps	384f(%rip){1to16},%zmm7,%zmm7
vmaxps	%zmm5,%zmm7,%zmm11
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm11 {%k1}
vbroadcastss	327f(%rip),%zmm12
vmovups	2144(%rsp),%zmm5
vcmpltps	%zmm12,%zmm5,%k1
vaddps	%zmm5,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	385f(%rip){1to16},%zmm5,%zmm5 {%k1} {z}
vmaxps	%zmm11,%zmm5,%zmm7
vcmpunordps	%zmm11,%zmm11,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vmulps	%zmm9,%zmm9,%zmm5
vminps	%zmm2,%zmm5,%zmm5
vmulps	%zmm0,%zmm5,%zmm5
vmaxps	%zmm5,%zmm7,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm9 {%k1}
vcmpltps	%zmm12,%zmm13,%k1
vmovaps	%zmm9,%zmm5 {%k1} {z}
vmulps	%zmm5,%zmm5,%zmm5
vmulss	%xmm0,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpleps	%zmm0,%zmm24,%k1
vcmpleps	%zmm5,%zmm10,%k1 {%k1}
vmulps	608(%rsp),%zmm21,%zmm0
vmulps	672(%rsp),%zmm0,%zmm0
vmulps	416(%rsp),%zmm0,%zmm0
vcmpnltps	%zmm0,%zmm29,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vbroadcastss	324f(%rip),%zmm5
vblendmps	%zmm0,%zmm5,%zmm0 {%k1}
vmovups	3424(%rsp),%zmm7
vcmpleps	1824(%rsp),%zmm7,%k1
vminps	386f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	3040(%rsp),%zmm7
vcmpeqps	%zmm5,%zmm7,%k1
vmovaps	%zmm0,%zmm7 {%k1}
vmovups	%zmm7,3040(%rsp)
vcmpeqps	%zmm5,%zmm7,%k1
vmovaps	%zmm2,%zmm10 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm10,%xmm0
vmovshdup	%xmm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm10,%xmm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm10,%xmm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vextractf128	$1,%ymm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vmovshdup	%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vextractf32x4	$2,%zmm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vmovshdup	%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vextractf32x4	$3,%zmm10,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vmovshdup	%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm7
vaddss	%xmm7,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vucomiss	%xmm1,%xmm0
vbroadcastss	376f(%rip),%zmm9
vxorps	%xmm11,%xmm11,%xmm11
ja	52b
jmp	69f
.p2align	4
68:
vmovups	%zmm20,2080(%rsp)
vmovups	%zmm22,3104(%rsp)
vmulps	%zmm8,%zmm16,%zmm7
vfmadd213ps	%zmm4,%zmm7,%zmm17
vmulps	%zmm17,%zmm3,%zmm3
vfmadd213ps	%zmm15,%zmm3,%zmm5
vfmadd213ps	%zmm5,%zmm7,%zmm18
vmulps	1184(%rsp),%zmm18,%zmm4
vmovups	2208(%rsp),%zmm6
vfmadd213ps	%zmm27,%zmm4,%zmm6
vmovups	1120(%rsp),%zmm5
vfmadd213ps	%zmm6,%zmm3,%zmm5
vmovups	2272(%rsp),%zmm6
vfmadd213ps	%zmm5,%zmm7,%zmm6
vmovups	2528(%rsp),%zmm5
vmulps	%zmm6,%zmm5,%zmm30
vmovups	3488(%rsp),%zmm8
vmulps	%zmm4,%zmm8,%zmm6
vmulps	%zmm3,%zmm25,%zmm15
vmovaps	%zmm1,%zmm13
vmulps	%zmm7,%zmm1,%zmm18
vmovups	544(%rsp),%zmm14
vaddps	%zmm6,%zmm14,%zmm3
vmovups	1056(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	2592(%rsp),%zmm11
vmaxps	%zmm4,%zmm11,%zmm4
vmovaps	%zmm11,%zmm4 {%k1}
vcmpeqps	%zmm14,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	480(%rsp),%zmm27
vaddps	%zmm30,%zmm27,%zmm3
vmovups	864(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm1,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	928(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k2}
vcmpeqps	%zmm27,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k0 {%k2}
vmovups	288(%rsp),%zmm22
vmovups	%zmm15,1120(%rsp)
vaddps	%zmm15,%zmm22,%zmm3
vmovups	2656(%rsp),%zmm17
vminps	%zmm3,%zmm17,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm17,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	2720(%rsp),%zmm16
vmaxps	%zmm4,%zmm16,%zmm4
vmovaps	%zmm16,%zmm4 {%k2}
vcmpeqps	%zmm22,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k2 {%k2}
vmovups	160(%rsp),%zmm7
vaddps	%zmm18,%zmm7,%zmm3
vmovups	2784(%rsp),%zmm15
vminps	%zmm3,%zmm15,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm15,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2848(%rsp),%zmm20
vmaxps	%zmm4,%zmm20,%zmm4
vmovaps	%zmm20,%zmm4 {%k3}
vcmpeqps	%zmm7,%zmm4,%k3
vcmpneqps	%zmm4,%zmm3,%k3 {%k3}
vpmovm2d	%k0,%zmm3
vpbroadcastd	329f(%rip),%zmm4 {%k2} {z}
vpsrld	$31,%zmm3,%zmm3
vpord	332f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpord	328f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm3,%zmm4,%zmm4
vminps	%zmm2,%zmm0,%zmm0
vminps	%zmm0,%zmm12,%zmm0
vminps	%zmm0,%zmm19,%zmm0
vmulps	3616(%rsp),%zmm5,%zmm3
vmulps	%zmm3,%zmm5,%zmm3
vmovups	608(%rsp),%zmm1
vsubps	%zmm1,%zmm2,%zmm7
vfmadd231ps	%zmm3,%zmm1,%zmm7
vminps	%zmm0,%zmm7,%zmm0
vmulps	3680(%rsp),%zmm8,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vsubps	%zmm21,%zmm2,%zmm7
vfmadd231ps	%zmm3,%zmm21,%zmm7
vminps	%zmm0,%zmm7,%zmm0
vmulps	3744(%rsp),%zmm25,%zmm3
vmulps	%zmm3,%zmm25,%zmm3
vmovups	672(%rsp),%zmm1
vsubps	%zmm1,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm1,%zmm5
vmovups	3872(%rsp),%zmm3
vsubps	2016(%rsp),%zmm3,%zmm12
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vmovups	1696(%rsp),%zmm5
vfmadd132ps	3552(%rsp),%zmm29,%zmm5
vmovups	1248(%rsp),%zmm1
vfmadd231ps	1376(%rsp),%zmm1,%zmm5
vmovups	2976(%rsp),%zmm1
vfmadd231ps	1440(%rsp),%zmm1,%zmm5
vmovups	224(%rsp),%zmm1
vfmadd231ps	1504(%rsp),%zmm1,%zmm5
vmulps	736(%rsp),%zmm13,%zmm3
vmulps	%zmm3,%zmm13,%zmm3
vmovups	416(%rsp),%zmm1
vsubps	%zmm1,%zmm2,%zmm7
vfmadd231ps	%zmm3,%zmm1,%zmm7
vminps	%zmm0,%zmm7,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vsqrtps	%zmm10,%zmm0
vdivps	%zmm22,%zmm2,%zmm3
vmulps	%zmm3,%zmm25,%zmm3
vmovups	992(%rsp),%zmm7
vcmpnltps	%zmm7,%zmm29,%k0
vcmpltps	%zmm7,%zmm29,%k1
vcmpltps	389f(%rip){1to16},%zmm8,%k3
vbroadcastss	16(%r11),%zmm7
kandw	%k3,%k1,%k2
vmovups	1568(%rsp),%zmm10
vsubps	%zmm5,%zmm10,%zmm5
vbroadcastss	99f(%rip),%zmm13
vmulps	%zmm13,%zmm10,%zmm8
vmaxps	%zmm5,%zmm8,%zmm9
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm8,%zmm9 {%k4}
vmaxps	95f(%rip){1to16},%zmm9,%zmm5
vmovaps	%zmm11,%zmm1
vdivps	%zmm5,%zmm2,%zmm5
vmulps	%zmm5,%zmm10,%zmm5
vmulps	1632(%rsp),%zmm5,%zmm5
vmovups	2464(%rsp),%zmm9
vminps	%zmm5,%zmm9,%zmm8
vcmpunordps	%zmm5,%zmm5,%k4
vmovaps	%zmm9,%zmm8 {%k4}
vmaxps	395f(%rip){1to16},%zmm8,%zmm5
vcmpnltps	%zmm10,%zmm29,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm2,%zmm5 {%k4}
vmulps	%zmm0,%zmm0,%zmm8
vmulps	%zmm8,%zmm3,%zmm8
korw	%k0,%k3,%k5
vbroadcastss	327f(%rip),%zmm19
vmovaps	%zmm19,%zmm8 {%k5}
vcmpleps	%zmm7,%zmm8,%k4
vmulss	%xmm7,%xmm7,%xmm7
vbroadcastss	%xmm7,%zmm7
vcmpleps	%zmm7,%zmm24,%k0 {%k4}
vcmpgtps	2400(%rsp),%zmm0,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vmovups	%zmm12,736(%rsp)
vcmpnltps	%zmm12,%zmm29,%k3
vptestmd	%zmm4,%zmm4,%k6
korw	%k3,%k2,%k7
vxorps	%xmm24,%xmm24,%xmm24
vmovdqu64	4128(%rsp),%zmm7
vpord	%zmm4,%zmm7,%zmm4
vmovdqa32	%zmm7,%zmm4 {%k7}
vmovdqu64	%zmm4,1184(%rsp)
vbroadcastss	79f(%rip),%zmm8
vandps	%zmm8,%zmm30,%zmm4
vbroadcastss	396f(%rip),%zmm10
vaddps	%zmm10,%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm9
vmulps	3808(%rsp),%zmm9,%zmm4
vminps	%zmm5,%zmm4,%zmm7
vcmpunordps	%zmm5,%zmm5,%k4
vandps	%zmm8,%zmm6,%zmm8
vaddps	%zmm10,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmovaps	%zmm4,%zmm7 {%k4}
vmulps	1888(%rsp),%zmm8,%zmm10
vminps	%zmm7,%zmm10,%zmm4
vcmpunordps	%zmm7,%zmm7,%k4
vmovaps	%zmm10,%zmm4 {%k4}
vcmpgtps	2144(%rsp),%zmm19,%k4
vmovaps	%zmm2,%zmm7 {%k4} {z}
vaddss	%xmm24,%xmm7,%xmm10
vmovshdup	%xmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufpd	$1,%xmm7,%xmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufps	$255,%xmm7,%xmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf128	$1,%ymm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm12
vaddss	%xmm12,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm12
vaddss	%xmm12,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$2,%zmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vmovshdup	%xmm11,%xmm12
vaddss	%xmm12,%xmm10,%xmm10
vshufpd	$1,%xmm11,%xmm11,%xmm12
vaddss	%xmm12,%xmm10,%xmm10
vshufps	$255,%xmm11,%xmm11,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vextractf32x4	$3,%zmm7,%xmm7
vaddss	%xmm7,%xmm10,%xmm10
vmovshdup	%xmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufpd	$1,%xmm7,%xmm7,%xmm11
vaddss	%xmm11,%xmm10,%xmm10
vshufps	$255,%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm10,%xmm7
vmovups	1312(%rsp),%zmm21
vmulps	%zmm13,%zmm21,%zmm21 {%k1}
korw	%k6,%k7,%k1
vmovups	3936(%rsp),%zmm11
vmovaps	%zmm19,%zmm11 {%k5}
vucomiss	%xmm24,%xmm7
vmovaps	%zmm20,%zmm24
vmovaps	%zmm6,%zmm20
vmovaps	%zmm4,%zmm10
vmovaps	%zmm11,%zmm19
vmovups	1056(%rsp),%zmm25
jbe	48b
vbroadcastss	79f(%rip),%zmm12
vandps	%zmm12,%zmm18,%zmm7
vbroadcastss	396f(%rip),%zmm11
vaddps	%zmm11,%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vmovaps	%zmm1,%zmm6
vmovaps	%zmm18,%zmm1
vmovups	1120(%rsp),%zmm18
vandps	%zmm12,%zmm18,%zmm10
vaddps	%zmm11,%zmm10,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vcmpltps	%zmm29,%zmm30,%k5
vmovups	864(%rsp),%zmm11
vsubps	%zmm27,%zmm11,%zmm11
vsubps	928(%rsp),%zmm27,%zmm11 {%k5}
vmulps	%zmm9,%zmm11,%zmm9
vbroadcastss	397f(%rip),%zmm12
vmulps	%zmm12,%zmm9,%zmm9
vmulps	608(%rsp),%zmm11,%zmm11
vcmpltps	%zmm11,%zmm29,%k5
vbroadcastss	327f(%rip),%zmm13
vmovaps	%zmm13,%zmm11
vminps	%zmm13,%zmm9,%zmm11 {%k5}
vcmpltps	%zmm29,%zmm20,%k5
vsubps	%zmm14,%zmm25,%zmm9
vsubps	%zmm6,%zmm14,%zmm9 {%k5}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	4000(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm29,%k5
vmovaps	%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm9 {%k5}
vminps	%zmm11,%zmm9,%zmm8
vcmpunordps	%zmm11,%zmm11,%k5
vmovaps	%zmm9,%zmm8 {%k5}
vcmpltps	%zmm29,%zmm18,%k5
vsubps	%zmm22,%zmm17,%zmm9
vsubps	%zmm16,%zmm22,%zmm9 {%k5}
vmulps	%zmm10,%zmm9,%zmm10
vmulps	672(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm29,%k5
vmovaps	%zmm13,%zmm9
vmulps	%zmm12,%zmm10,%zmm9 {%k5}
vminps	%zmm8,%zmm9,%zmm10
vcmpunordps	%zmm8,%zmm8,%k5
vmovaps	%zmm9,%zmm10 {%k5}
vcmpltps	%zmm29,%zmm1,%k5
vmovaps	%zmm6,%zmm1
vmovups	160(%rsp),%zmm9
vsubps	%zmm9,%zmm15,%zmm8
vsubps	%zmm24,%zmm9,%zmm8 {%k5}
vmulps	%zmm7,%zmm8,%zmm7
vmulps	416(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm29,%k5
vmovaps	%zmm13,%zmm8
vmulps	%zmm12,%zmm7,%zmm8 {%k5}
vminps	%zmm10,%zmm8,%zmm7
vcmpunordps	%zmm10,%zmm10,%k5
vmovaps	%zmm8,%zmm7 {%k5}
vcmpltps	%zmm4,%zmm7,%k4 {%k4}
vblendmps	%zmm7,%zmm4,%zmm10 {%k4}
jmp	48b
.p2align	4
69:
vmulps	%zmm8,%zmm16,%zmm0
vfmadd213ps	%zmm4,%zmm0,%zmm17
vmulps	%zmm17,%zmm3,%zmm3
vfmadd213ps	%zmm15,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm0,%zmm18
vmulps	1184(%rsp),%zmm18,%zmm4
vmovups	2208(%rsp),%zmm8
vfmadd213ps	%zmm27,%zmm4,%zmm8
vmovups	1120(%rsp),%zmm7
vfmadd213ps	%zmm8,%zmm3,%zmm7
vmovups	2272(%rsp),%zmm8
vfmadd213ps	%zmm7,%zmm0,%zmm8
vmulps	2528(%rsp),%zmm8,%zmm7
vmovups	%zmm7,1888(%rsp)
vmovups	3488(%rsp),%zmm20
vmulps	%zmm4,%zmm20,%zmm4
vmovups	%zmm4,608(%rsp)
vdivps	3232(%rsp),%zmm2,%zmm4
vmovups	%zmm25,224(%rsp)
vmulps	%zmm3,%zmm25,%zmm3
vmovups	%zmm3,672(%rsp)
vmovups	%zmm19,736(%rsp)
vmulps	%zmm0,%zmm19,%zmm0
vmovups	%zmm0,1248(%rsp)
vmulps	3296(%rsp),%zmm4,%zmm0
vpaddd	%zmm30,%zmm0,%zmm3
vpbroadcastd	366f(%rip),%zmm18
vpandd	%zmm18,%zmm3,%zmm3
vpbroadcastd	83f(%rip),%zmm4
vpsubd	%zmm3,%zmm4,%zmm4
vcvtdq2ps	%zmm3,%zmm3
vfmsub213ps	%zmm2,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vbroadcastss	367f(%rip),%zmm5
vfmadd213ps	368f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm23,%zmm7
vfmadd213ps	%zmm26,%zmm4,%zmm7
vfmadd213ps	%zmm31,%zmm4,%zmm28
vfmadd231ps	375f(%rip){1to16},%zmm0,%zmm28
vfmadd213ps	%zmm7,%zmm0,%zmm28
vfmadd213ps	%zmm5,%zmm0,%zmm28
vfmadd213ps	%zmm4,%zmm0,%zmm28
vfmadd231ps	%zmm9,%zmm3,%zmm28
vmovups	3168(%rsp),%zmm0
vfmadd231ps	387f(%rip){1to16},%zmm0,%zmm28
vmovups	3360(%rsp),%zmm0
vfmadd231ps	388f(%rip){1to16},%zmm0,%zmm28
vmovups	%zmm28,416(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm19,%xmm19,%xmm19
cmpb	$0,24(%rsp)
je	74f
vbroadcastss	8(%r11),%zmm12
movq	%rbx,%r10
xorl	%edi,%edi
.p2align	4
72:
leaq	(%rdi,%rax),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovups	288(%rsp),%zmm1
vmulps	(%r15,%rsi),%zmm1,%zmm9
movq	%r15,%r9
movq	%r10,%r13
movq	%rax,%r14
vbroadcastss	367f(%rip),%zmm23
vbroadcastss	368f(%rip),%zmm31
vbroadcastss	374f(%rip),%zmm26
vbroadcastss	375f(%rip),%zmm17
vbroadcastss	376f(%rip),%zmm28
vbroadcastss	324f(%rip),%zmm22
vmovups	160(%rsp),%zmm1
.p2align	4
73:
vmovaps	(%r9),%zmm4
vfmadd213ps	%zmm1,%zmm9,%zmm4
vaddps	%zmm12,%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm7
vmovaps	(%r13),%zmm8
vsubps	%zmm4,%zmm8,%zmm8
vmulps	%zmm7,%zmm8,%zmm8
vaddps	%zmm6,%zmm7,%zmm11
vcmpltps	%zmm8,%zmm6,%k1
vmovaps	%zmm8,%zmm11 {%k1}
vaddps	%zmm2,%zmm11,%zmm13
vpaddd	%zmm30,%zmm13,%zmm13
vpandd	%zmm18,%zmm13,%zmm13
vpbroadcastd	83f(%rip),%zmm14
vpsubd	%zmm13,%zmm14,%zmm14
vaddps	%zmm6,%zmm14,%zmm15
vfmadd231ps	%zmm11,%zmm14,%zmm15
vmulps	%zmm15,%zmm15,%zmm11
vbroadcastss	369f(%rip),%zmm14
vfmadd213ps	372f(%rip){1to16},%zmm15,%zmm14
vbroadcastss	373f(%rip),%zmm16
vfmadd213ps	%zmm26,%zmm15,%zmm16
vfmadd231ps	%zmm17,%zmm11,%zmm16
vfmadd213ps	%zmm14,%zmm11,%zmm16
vmovaps	%zmm23,%zmm14
vfmadd213ps	%zmm31,%zmm15,%zmm14
vfmadd213ps	%zmm14,%zmm11,%zmm16
vfmadd213ps	%zmm15,%zmm11,%zmm16
vcvtdq2ps	%zmm13,%zmm11
vfmadd231ps	%zmm28,%zmm11,%zmm16
vaddps	%zmm2,%zmm8,%zmm11
vmaxps	%zmm6,%zmm8,%zmm8
vfmsub231ps	%zmm11,%zmm16,%zmm8
vaddps	%zmm22,%zmm4,%zmm11
vdivps	%zmm11,%zmm2,%zmm11
vfmadd231ps	%zmm8,%zmm4,%zmm19
vmulps	%zmm7,%zmm12,%zmm4
vmulps	%zmm11,%zmm11,%zmm7
vaddps	%zmm11,%zmm5,%zmm5
vmulps	%zmm7,%zmm11,%zmm8
vaddps	%zmm7,%zmm10,%zmm10
vaddps	%zmm8,%zmm21,%zmm21
vfmadd231ps	%zmm8,%zmm4,%zmm25
vmulps	%zmm8,%zmm7,%zmm8
vfmadd231ps	%zmm7,%zmm4,%zmm24
vmulps	%zmm7,%zmm7,%zmm7
vaddps	%zmm7,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm4,%zmm29
vfmadd231ps	%zmm4,%zmm8,%zmm27
vaddps	%zmm8,%zmm0,%zmm0
addq	$64,%r13
addq	$192,%r9
decq	%r14
jne	73b
incq	%rdi
addq	%r8,%r10
cmpq	%rax,%rdi
jne	72b
74:
vmulps	2080(%rsp),%zmm20,%zmm4
vmovups	2528(%rsp),%zmm15
vmulps	%zmm15,%zmm4,%zmm28
vmovaps	%zmm28,%zmm4
vfnmadd213ps	%zmm2,%zmm28,%zmm4
vbroadcastss	382f(%rip),%zmm11
vmaxps	%zmm11,%zmm4,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	3040(%rsp),%zmm17
vcmpleps	%zmm2,%zmm17,%k2
vdivps	%zmm7,%zmm2,%zmm18
vmovups	224(%rsp),%zmm13
vmulps	2912(%rsp),%zmm13,%zmm7
vmulps	%zmm15,%zmm7,%zmm26
vmulps	1952(%rsp),%zmm13,%zmm7
vmulps	%zmm28,%zmm26,%zmm8
vfmsub231ps	%zmm7,%zmm20,%zmm8
vmovups	1888(%rsp),%zmm22
vbroadcastss	79f(%rip),%zmm1
vandps	%zmm1,%zmm22,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm7,%zmm7
vmovups	608(%rsp),%zmm16
vandps	%zmm1,%zmm16,%zmm9
vmaxps	%zmm7,%zmm9,%zmm7
vbroadcastss	20(%r11),%zmm9
vminps	24(%r11){1to16},%zmm9,%zmm9
vmulps	%zmm18,%zmm8,%zmm31
vmulps	393f(%rip){1to16},%zmm9,%zmm8
vcmpleps	%zmm8,%zmm7,%k3 {%k2}
vmovaps	%zmm26,%zmm7
vfnmadd213ps	%zmm2,%zmm26,%zmm7
vfnmadd231ps	%zmm31,%zmm31,%zmm7
vmaxps	%zmm11,%zmm7,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm23
vminps	%zmm2,%zmm4,%zmm4
vminps	%zmm4,%zmm7,%zmm7
vmovups	736(%rsp),%zmm14
vmulps	800(%rsp),%zmm14,%zmm4
vmulps	%zmm15,%zmm4,%zmm12
vmulps	2336(%rsp),%zmm14,%zmm4
vmulps	%zmm28,%zmm12,%zmm8
vfmsub231ps	%zmm4,%zmm20,%zmm8
vmulps	%zmm18,%zmm8,%zmm9
vmulps	352(%rsp),%zmm14,%zmm4
vmulps	%zmm26,%zmm12,%zmm8
vfmsub231ps	%zmm4,%zmm13,%zmm8
vfnmadd231ps	%zmm31,%zmm9,%zmm8
vmulps	%zmm23,%zmm8,%zmm1
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm2,%zmm12,%zmm4
vmovups	%zmm9,800(%rsp)
vfnmadd231ps	%zmm9,%zmm9,%zmm4
vmovups	%zmm1,352(%rsp)
vfnmadd231ps	%zmm1,%zmm1,%zmm4
vminps	%zmm7,%zmm4,%zmm7
vcmpgtps	389f(%rip){1to16},%zmm7,%k0
vmovups	480(%rsp),%zmm1
vaddps	%zmm1,%zmm22,%zmm7
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	864(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	928(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vbroadcastss	208(%r11),%zmm30
vmovaps	%zmm7,%zmm1 {%k3}
vbroadcastss	12(%r11),%zmm8
vcmpeqps	323f(%rip){1to16},%zmm17,%k1
vmovaps	%zmm30,%zmm1 {%k1}
movq	144(%rsp),%r14
movq	%r14,%rax
shlq	$6,%rax
movq	16(%rsp),%r9
vmovaps	%zmm1,(%r9,%rax)
vmovups	544(%rsp),%zmm11
vaddps	%zmm11,%zmm16,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	288(%rsp),%zmm9
vmovups	1056(%rsp),%zmm1
vminps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2592(%rsp),%zmm1
vmaxps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vmovaps	%zmm7,%zmm11 {%k3}
vmovaps	%zmm30,%zmm11 {%k1}
addq	%rdx,%r14
shlq	$6,%r14
vmovaps	%zmm11,(%r9,%r14)
vaddps	672(%rsp),%zmm9,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2656(%rsp),%zmm1
vminps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2720(%rsp),%zmm1
vmaxps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vmovaps	%zmm7,%zmm9 {%k3}
leaq	(%r9,%rax),%rdi
vmulps	%zmm9,%zmm8,%zmm7
vmovaps	%zmm30,%zmm7 {%k1}
movq	%rdx,%rsi
shlq	$7,%rsi
vmovaps	%zmm7,(%rsi,%rdi)
vmovups	160(%rsp),%zmm9
vaddps	1248(%rsp),%zmm9,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2784(%rsp),%zmm1
vminps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2848(%rsp),%zmm1
vmaxps	%zmm7,%zmm1,%zmm7
vmovaps	%zmm1,%zmm7 {%k4}
vmovaps	%zmm7,%zmm9 {%k3}
vmulps	%zmm9,%zmm8,%zmm1
vmovaps	%zmm30,%zmm1 {%k1}
leaq	(%rdx,%rdx,2),%rsi
movq	%rsi,%r8
shlq	$6,%r8
vmovaps	%zmm1,(%r8,%rdi)
movl	$4,%edi
movl	28(%rsp),%r13d
testb	$2,%r13b
vbroadcastss	335f(%rip),%zmm16
je	75f
vmaxps	382f(%rip){1to16},%zmm4,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	%zmm16,%zmm28,%zmm4
vdivps	%zmm1,%zmm2,%zmm1
vmulps	%zmm8,%zmm13,%zmm22
vmulps	%zmm8,%zmm14,%zmm28
kandw	%k0,%k2,%k2
andl	$4,%r13d
movl	%r13d,%edi
shrl	$2,%edi
movq	%r14,%r12
movq	%rdx,%r14
shlq	$8,%r14
addq	%r9,%r14
xorl	%r9d,%r9d
testl	%r13d,%r13d
setne	%r9b
leaq	6(%rdi,%rdi,2),%r10
movl	$13,%edi
movl	$7,%r8d
cmoveq	%r8,%rdi
addq	$5,%r9
imulq	%rdx,%r9
shlq	$6,%r9
addq	16(%rsp),%r9
imulq	%rdx,%r10
shlq	$6,%r10
addq	16(%rsp),%r10
imulq	%rdx,%rdi
shlq	$6,%rdi
addq	16(%rsp),%rdi
vmulps	%zmm4,%zmm18,%zmm14
vfmadd231ps	%zmm14,%zmm31,%zmm26
vxorps	%zmm16,%zmm26,%zmm4
vmulps	%zmm4,%zmm23,%zmm13
vxorps	%zmm16,%zmm18,%zmm4
vmulps	%zmm4,%zmm31,%zmm4
vmulps	%zmm23,%zmm4,%zmm11
vmovups	800(%rsp),%zmm8
vfmadd231ps	%zmm14,%zmm8,%zmm12
vmovups	352(%rsp),%zmm7
vfmadd231ps	%zmm13,%zmm7,%zmm12
vxorps	%zmm16,%zmm12,%zmm4
vmulps	%zmm4,%zmm1,%zmm9
vmulps	%zmm8,%zmm18,%zmm4
vfmadd231ps	%zmm11,%zmm7,%zmm4
vxorps	%zmm16,%zmm4,%zmm4
vmulps	%zmm4,%zmm1,%zmm8
vxorps	%zmm16,%zmm23,%zmm4
vmulps	%zmm4,%zmm7,%zmm4
vmulps	%zmm1,%zmm4,%zmm4
vmovaps	%zmm14,%zmm7
vfmadd213ps	%zmm2,%zmm14,%zmm7
vfmadd231ps	%zmm13,%zmm13,%zmm7
vfmadd231ps	%zmm9,%zmm9,%zmm7
vmulps	%zmm7,%zmm15,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm15,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%r14)
movq	%r12,%r14
vmulps	%zmm18,%zmm18,%zmm7
vfmadd231ps	%zmm11,%zmm11,%zmm7
vfmadd231ps	%zmm8,%zmm8,%zmm7
vmulps	%zmm7,%zmm20,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm20,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%r9)
vmulps	%zmm23,%zmm23,%zmm7
vfmadd231ps	%zmm4,%zmm4,%zmm7
vmulps	%zmm22,%zmm7,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm22,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%r10)
movq	16(%rsp),%r9
vmulps	%zmm1,%zmm1,%zmm7
vmulps	%zmm28,%zmm7,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm28,%zmm12 {%k2}
vmovaps	%zmm12,(%rax,%rdi)
movl	$8,%edi
testl	%r13d,%r13d
je	75f
vmulps	%zmm14,%zmm18,%zmm7
vfmadd231ps	%zmm13,%zmm11,%zmm7
vfmadd231ps	%zmm9,%zmm8,%zmm7
vmulps	%zmm7,%zmm20,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm15,%zmm12 {%k2}
leaq	(%rdx,%rdx,4),%rdi
movq	%rdi,%r8
shlq	$6,%r8
addq	%r9,%r8
vmovaps	%zmm12,(%rax,%r8)
vmulps	%zmm13,%zmm23,%zmm7
vfmadd231ps	%zmm9,%zmm4,%zmm7
vmulps	%zmm22,%zmm7,%zmm7
vmovaps	%zmm30,%zmm12
vmulps	%zmm7,%zmm15,%zmm12 {%k2}
imulq	$448,%rdx,%r8
addq	%r9,%r8
vmovaps	%zmm12,(%rax,%r8)
vmulps	%zmm11,%zmm23,%zmm7
vfmadd231ps	%zmm8,%zmm4,%zmm7
vmulps	%zmm22,%zmm7,%zmm7
vmovaps	%zmm30,%zmm11
vmulps	%zmm7,%zmm20,%zmm11 {%k2}
movq	%rdx,%r8
shlq	$9,%r8
addq	%r9,%r8
vmovaps	%zmm11,(%rax,%r8)
vmulps	%zmm9,%zmm1,%zmm7
vmulps	%zmm28,%zmm7,%zmm7
vmovaps	%zmm30,%zmm9
vmulps	%zmm7,%zmm15,%zmm9 {%k2}
shlq	$7,%rdi
addq	%r9,%rdi
vmovaps	%zmm9,(%rax,%rdi)
vmulps	%zmm8,%zmm1,%zmm7
vmulps	%zmm28,%zmm7,%zmm7
vmovaps	%zmm30,%zmm8
vmulps	%zmm7,%zmm20,%zmm8 {%k2}
imulq	$704,%rdx,%rdi
addq	%r9,%rdi
vmovaps	%zmm8,(%rax,%rdi)
vmulps	%zmm4,%zmm1,%zmm1
vmulps	%zmm28,%zmm1,%zmm1
vmulps	%zmm1,%zmm22,%zmm30 {%k2}
shlq	$8,%rsi
addq	%r9,%rsi
vmovaps	%zmm30,(%rax,%rsi)
movl	$14,%edi
75:
cmpb	$0,8(%rsp)
vpbroadcastd	83f(%rip),%zmm11
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	323f(%rip){1to16},%zmm17,%k2
vaddps	%zmm19,%zmm19,%zmm4
vmovups	416(%rsp),%zmm14
vfmsub132ps	334f(%rip){1to16},%zmm19,%zmm14
vbroadcastss	100(%r11),%zmm7
vxorps	%xmm12,%xmm12,%xmm12
vfmadd213ps	%zmm12,%zmm5,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm10,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm21,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm3,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm0,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm24,%zmm7
vfmadd231ps	124(%r11){1to16},%zmm25,%zmm7
vfmadd231ps	128(%r11){1to16},%zmm29,%zmm7
vfmadd231ps	132(%r11){1to16},%zmm27,%zmm7
vbroadcastss	136(%r11),%zmm8
vmovups	4064(%rsp),%zmm13
vaddps	%zmm7,%zmm13,%zmm9
vfmadd213ps	%zmm12,%zmm5,%zmm8
vfmadd231ps	140(%r11){1to16},%zmm10,%zmm8
vfmadd231ps	144(%r11){1to16},%zmm21,%zmm8
vfmadd231ps	148(%r11){1to16},%zmm3,%zmm8
vfmadd231ps	152(%r11){1to16},%zmm0,%zmm8
vfmadd231ps	156(%r11){1to16},%zmm24,%zmm8
vfmadd231ps	160(%r11){1to16},%zmm25,%zmm8
vfmadd231ps	164(%r11){1to16},%zmm29,%zmm8
vfmadd231ps	168(%r11){1to16},%zmm27,%zmm8
vfmadd132ps	172(%r11){1to16},%zmm12,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm21,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm3,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm0,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	196(%r11){1to16},%zmm25,%zmm5
vfmadd231ps	200(%r11){1to16},%zmm29,%zmm5
vfmadd231ps	204(%r11){1to16},%zmm27,%zmm5
vfmadd231ps	386f(%rip){1to16},%zmm13,%zmm8
vfmadd231ps	394f(%rip){1to16},%zmm13,%zmm5
vmovaps	%zmm1,%zmm14 {%k2}
movq	%rdi,%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm14,(%rax,%rsi)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	1(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm4,(%rax,%rsi)
vmovaps	%zmm1,%zmm9 {%k2}
leaq	2(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmovaps	%zmm1,%zmm8 {%k2}
leaq	3(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmovaps	%zmm1,%zmm5 {%k2}
addq	$4,%rdi
imulq	%rdx,%rdi
shlq	$6,%rdi
addq	%r9,%rdi
vmovaps	%zmm5,(%rax,%rdi)
jmp	6b
76:
addq	$4392,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
77:
vzeroupper
retq
.p2align	6,0x0
78:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
79:
.long	2147483647
82:
.long	1400897535
83:
.long	0x3f800000
84:
.long	1048576
85:
.long	0x3f40094e
86:
.long	0x3e1d5a5a
87:
.long	0x3bd74912
88:
.long	0x3f156f3d
89:
.long	0x3d26f715
92:
.long	8388607
93:
.long	0xc9800000
94:
.long	0x3f000000
95:
.long	0x0da24260
96:
.long	0x1e3ce508
97:
.long	0xbf800000
98:
.long	0x41100000
99:
.long	0x3e800000
322:
.long	0x41490fdb
323:
.long	0x40800000
324:
.long	0x40a00000
325:
.long	0x7f7fffff
326:
.long	0x3fc00000
327:
.long	0x7149f2ca
328:
.long	2
329:
.long	4
332:
.long	8
333:
.long	0x3f3504f3
334:
.long	0xbf000000
335:
.long	0x80000000
336:
.long	0xc2ae0000
337:
.long	0x3fb8aa3b
338:
.long	0xbf317200
339:
.long	0xb5bfbe8e
342:
.long	0x3aae0472
343:
.long	0x3c1e8629
344:
.long	0x3d635b73
345:
.long	0x3e75fc8c
346:
.long	0x3f317214
347:
.long	0x42fe0000
348:
.long	0x3e99999a
349:
.long	0xbe04a19d
352:
.long	0x3ef89ba5
353:
.long	0xbf03248e
354:
.long	0x3f0c3744
355:
.long	0xbdc1d79d
356:
.long	0x3e5c1572
357:
.long	0x3e17e642
358:
.long	0x3e2ecff8
359:
.long	0x3e2d3f9f
362:
.long	0x3ecc422a
363:
.long	0x3f106ebb
364:
.long	0x41400000
365:
.long	3234528013
366:
.long	4286578688
367:
.long	0x3eaaac4e
368:
.long	0xbf00000d
369:
.long	0x3e4bdb47
372:
.long	0xbe7fd7d0
373:
.long	0x3e259a3a
374:
.long	0xbe2ec8d2
375:
.long	0xbddadb52
376:
.long	0x33b17218
377:
.long	0x3727c5ac
378:
.long	0x3a83126f
379:
.long	0x41800000
382:
.long	0x358637bd
383:
.long	0x350637bd
384:
.long	0x34210fb0
385:
.long	0x36a7c5ac
386:
.long	0x40000000
387:
.long	0x3f317218
388:
.long	0x3feb3f8f
389:
.long	0x38d1b717
392:
.long	0x40400000
393:
.long	0x3951b717
394:
.long	0x41000000
395:
.long	0x3cf5c28f
396:
.long	0x26901d7d
397:
.long	0x3f800054
398:
.long	0xbf4ccccd
399:
.short	65535
.short	0
