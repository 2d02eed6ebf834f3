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
subq	$4584,%rsp
movq	4656(%rsp),%r10
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	%rsi,40(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rsi
movq	%rsi,16(%rsp)
movq	24(%rdi),%rsi
movq	%rsi,184(%rsp)
movq	32(%rdi),%r15
movq	40(%rdi),%rbx
addl	%r8d,%r9d
addl	4640(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,120(%rsp)
movq	%r9,152(%rsp)
shlq	$6,%r9
movq	%rdx,32(%rsp)
imulq	%rax,%rdx
shlq	$6,%rdx
movq	%rdx,112(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
movq	%rcx,144(%rsp)
leaq	128(%r15),%rbp
vpbroadcastd	79f(%rip),%zmm5
vbroadcastss	83f(%rip),%zmm2
vbroadcastss	94f(%rip),%zmm25
vbroadcastss	97f(%rip),%zmm6
vbroadcastss	327f(%rip),%zmm21
xorl	%ecx,%ecx
vpbroadcastd	83f(%rip),%zmm26
vbroadcastss	367f(%rip),%zmm20
vbroadcastss	372f(%rip),%zmm22
vbroadcastss	373f(%rip),%zmm18
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	374f(%rip),%zmm23
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	376f(%rip),%zmm31
vbroadcastss	85f(%rip),%zmm4
vbroadcastss	86f(%rip),%zmm9
vbroadcastss	87f(%rip),%zmm10
vbroadcastss	88f(%rip),%zmm11
vbroadcastss	89f(%rip),%zmm12
vpbroadcastd	92f(%rip),%zmm13
vpbroadcastd	399f(%rip),%zmm3
movq	%rax,192(%rsp)
jmp	3f
.p2align	4
2:
movq	128(%rsp),%rcx
incq	%rcx
movq	136(%rsp),%r9
addq	112(%rsp),%r9
cmpq	120(%rsp),%rcx
je	76f
3:
movq	%rcx,128(%rsp)
imulq	32(%rsp),%rcx
movq	%rcx,160(%rsp)
movq	%r9,136(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	168(%rsp),%rdx
incq	%rdx
movq	176(%rsp),%r9
addq	144(%rsp),%r9
cmpq	32(%rsp),%rdx
je	2b
5:
movq	160(%rsp),%rcx
movq	%rdx,168(%rsp)
leaq	(%rcx,%rdx),%rsi
imulq	%rax,%rsi
addq	152(%rsp),%rsi
movq	%r9,176(%rsp)
movq	%r9,%r8
xorl	%ecx,%ecx
movq	%rsi,200(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	392f(%rip),%zmm0
vblendmps	%zmm15,%zmm0,%zmm0 {%k1}
movq	184(%rsp),%rdx
vmovdqu64	2144(%rsp),%zmm1
vmovdqa64	%zmm1,(%rdx,%rax)
vmovaps	%zmm0,(%rdx,%r14)
movq	4656(%rsp),%r10
movq	192(%rsp),%rax
vbroadcastss	372f(%rip),%zmm22
vbroadcastss	373f(%rip),%zmm18
vbroadcastss	374f(%rip),%zmm23
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	376f(%rip),%zmm31
vbroadcastss	85f(%rip),%zmm4
vbroadcastss	86f(%rip),%zmm9
vbroadcastss	87f(%rip),%zmm10
vbroadcastss	88f(%rip),%zmm11
vbroadcastss	89f(%rip),%zmm12
vpbroadcastd	92f(%rip),%zmm13
vpbroadcastd	399f(%rip),%zmm3
movq	200(%rsp),%rsi
movq	216(%rsp),%r8
vpbroadcastd	83f(%rip),%zmm26
vbroadcastss	94f(%rip),%zmm25
vbroadcastss	367f(%rip),%zmm20
vpbroadcastd	79f(%rip),%zmm5
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
movq	%r8,216(%rsp)
movq	%r14,208(%rsp)
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
vpandd	%zmm5,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vsubps	(%r11){1to16},%zmm1,%zmm1
vmulps	4(%r11){1to16},%zmm1,%zmm1
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
vsubps	(%r11){1to16},%zmm0,%zmm0
vmulps	4(%r11){1to16},%zmm0,%zmm0
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
vaddps	%zmm4,%zmm3,%zmm5
vfmadd213ps	%zmm9,%zmm3,%zmm5
vfmadd213ps	%zmm10,%zmm3,%zmm5
vaddps	%zmm11,%zmm3,%zmm8
vfmadd213ps	%zmm12,%zmm3,%zmm8
vcmpltps	%zmm3,%zmm7,%k1
vmulps	%zmm5,%zmm15,%zmm15 {%k1}
vmulps	%zmm8,%zmm17,%zmm17 {%k1}
vpsrld	$23,%zmm15,%zmm3
vpsrld	$23,%zmm17,%zmm5
vpsubd	%zmm5,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm13,%zmm26,%zmm15
vpternlogd	$236,%zmm13,%zmm26,%zmm17
vbroadcastss	83f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm14,%zmm14
addq	$64,%r8
decq	%r9
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	93f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,3296(%rsp)
shrl	$3,%r10d
movl	%r10d,8(%rsp)
movq	%rax,%r9
shlq	$6,%r9
movq	%rbx,%r8
vxorps	%xmm8,%xmm8,%xmm8
vpxor	%xmm5,%xmm5,%xmm5
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r10d,%r10d
jmp	38f
.p2align	4
37:
vaddps	%zmm9,%zmm0,%zmm0
incq	%r10
addq	%r9,%r8
cmpq	%rax,%r10
je	42f
38:
movq	%r10,%r14
imulq	%rax,%r14
shlq	$6,%r14
addq	%rbx,%r14
vxorps	%xmm9,%xmm9,%xmm9
movq	%r8,%r12
movq	%rax,%r13
.p2align	4
39:
vaddps	(%r12),%zmm9,%zmm9
addq	$64,%r12
decq	%r13
jne	39b
vaddps	(%r14),%zmm5,%zmm5
vaddps	-64(%r14,%r9),%zmm1,%zmm1
testq	%r10,%r10
jne	37b
vaddps	%zmm9,%zmm8,%zmm8
jmp	37b
.p2align	4
42:
vmovups	%zmm17,3360(%rsp)
vmovups	%zmm15,3424(%rsp)
vmovups	%zmm14,3488(%rsp)
xorl	%r9d,%r9d
movl	8(%rsp),%r8d
movl	%r8d,24(%rsp)
jmp	44f
43:
andl	$8,%r12d
shrl	$3,%r12d
movl	%r12d,8(%rsp)
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3296(%rsp)
movb	$1,%r9b
movl	$0,24(%rsp)
vmovups	%zmm2,3424(%rsp)
vmovups	%zmm2,3360(%rsp)
vmovups	%zmm0,3488(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm5,%xmm5,%xmm5
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
44:
vcvtusi2ss	%eax,%xmm29,%xmm3
vbroadcastss	%xmm3,%zmm3
vmaxps	%zmm2,%zmm3,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vmulps	%zmm8,%zmm10,%zmm8
vmulps	%zmm9,%zmm10,%zmm9
vmulps	%zmm5,%zmm10,%zmm5
vmulps	%zmm1,%zmm10,%zmm1
vminps	%zmm8,%zmm9,%zmm10
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm9,%zmm10 {%k1}
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vminps	%zmm5,%zmm1,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm1,%zmm9 {%k1}
vmaxps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k1}
vminps	%zmm10,%zmm9,%zmm1
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm10,%zmm9,%zmm10
vmovaps	%zmm9,%zmm10 {%k1}
vminps	%zmm8,%zmm5,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm5,%zmm9 {%k1}
vminps	%zmm10,%zmm9,%zmm5
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vaddps	%zmm5,%zmm1,%zmm1
vmulps	%zmm25,%zmm1,%zmm1
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm5,%xmm5,%xmm5
testb	%r9b,%r9b
jne	47f
vmaxps	%zmm27,%zmm1,%zmm5
vsqrtps	%zmm5,%zmm5
vaddps	%zmm5,%zmm1,%zmm12
movq	%rax,%r10
shlq	$6,%r10
vxorps	%xmm5,%xmm5,%xmm5
movq	%rbx,%r14
xorl	%r13d,%r13d
.p2align	4
45:
movq	%r14,%r8
vpxor	%xmm13,%xmm13,%xmm13
xorl	%r12d,%r12d
.p2align	4
46:
vmovaps	(%r8),%zmm14
vsubps	%zmm12,%zmm14,%zmm14
vmaxps	%zmm7,%zmm14,%zmm14
vmulps	%zmm14,%zmm14,%zmm14
vcvtsi2ss	%r12,%xmm30,%xmm15
vbroadcastss	%xmm15,%zmm17
vaddps	%zmm14,%zmm13,%zmm13
vfmadd231ps	%zmm17,%zmm14,%zmm11
vmulss	%xmm15,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vfmadd231ps	%zmm15,%zmm14,%zmm8
incq	%r12
addq	$64,%r8
cmpq	%r12,%rax
jne	46b
vcvtsi2ss	%r13,%xmm6,%xmm14
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm13,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm13,%zmm10
vmulss	%xmm14,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vfmadd231ps	%zmm14,%zmm13,%zmm9
incq	%r13
addq	%r10,%r14
cmpq	%rax,%r13
jne	45b
47:
vcvtusi2ss	%rdi,%xmm30,%xmm12
vmaxps	95f(%rip){1to16},%zmm5,%zmm13
vdivps	%zmm13,%zmm2,%zmm13
vbroadcastss	%xmm12,%zmm7
vcmpgtps	96f(%rip){1to16},%zmm5,%k1
vaddps	%zmm6,%zmm3,%zmm3
vdivps	98f(%rip){1to16},%zmm7,%zmm12
vmulps	%zmm25,%zmm3,%zmm3
vmovaps	%zmm3,%zmm14
vmulps	%zmm13,%zmm11,%zmm14 {%k1}
vmulps	%zmm13,%zmm8,%zmm8
vfnmadd231ps	%zmm14,%zmm14,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm12,%zmm11
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm12,%zmm11 {%k2}
vbroadcastss	99f(%rip),%zmm4
vmaxps	%zmm4,%zmm11,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm13,%zmm10,%zmm3 {%k1}
vmulps	%zmm13,%zmm9,%zmm9
vfnmadd231ps	%zmm3,%zmm3,%zmm9
vaddps	%zmm9,%zmm9,%zmm9
vminps	%zmm9,%zmm12,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm12,%zmm10 {%k1}
vmaxps	%zmm4,%zmm10,%zmm9
vsqrtps	%zmm9,%zmm9
vmulps	322f(%rip){1to16},%zmm8,%zmm8
vmulps	%zmm8,%zmm9,%zmm8
vmulps	%zmm8,%zmm5,%zmm5
vsqrtps	%zmm5,%zmm5
vfnmadd231ps	%zmm7,%zmm1,%zmm0
vmaxps	%zmm0,%zmm5,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm8 {%k1}
vmaxps	%zmm2,%zmm8,%zmm0
vbroadcastss	52(%r11),%zmm13
vbroadcastss	76(%r11),%zmm15
vbroadcastss	56(%r11),%zmm11
vbroadcastss	80(%r11),%zmm12
vbroadcastss	60(%r11),%zmm9
vbroadcastss	84(%r11),%zmm10
vbroadcastss	64(%r11),%zmm4
vbroadcastss	88(%r11),%zmm8
vminps	%zmm14,%zmm15,%zmm5
vcmpunordps	%zmm14,%zmm14,%k1
vmovups	%zmm15,736(%rsp)
vmovaps	%zmm15,%zmm5 {%k1}
vmaxps	%zmm5,%zmm13,%zmm14
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm13,800(%rsp)
vmovaps	%zmm13,%zmm14 {%k1}
vmovups	%zmm14,416(%rsp)
vminps	%zmm3,%zmm12,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm12,864(%rsp)
vmovaps	%zmm12,%zmm5 {%k1}
vmaxps	%zmm5,%zmm11,%zmm3
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm11,928(%rsp)
vmovaps	%zmm11,%zmm3 {%k1}
vmovups	%zmm3,480(%rsp)
vmovups	%zmm10,1120(%rsp)
vminps	%zmm0,%zmm10,%zmm0
vmovups	%zmm9,1184(%rsp)
vmaxps	%zmm0,%zmm9,%zmm0
vmovups	%zmm0,48(%rsp)
vminps	%zmm1,%zmm8,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,992(%rsp)
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,2016(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,224(%rsp)
vbroadcastss	323f(%rip),%zmm3
vmovups	%zmm7,4064(%rsp)
vcmpltps	%zmm3,%zmm7,%k1
korw	%k0,%k1,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1952(%rsp)
vblendmps	%zmm27,%zmm2,%zmm7 {%k1}
vbroadcastss	324f(%rip),%zmm0
vblendmps	%zmm3,%zmm0,%zmm0 {%k1}
vmovups	%zmm0,3104(%rsp)
vcvtusi2ss	%esi,%xmm6,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,3552(%rsp)
movq	%rax,%r8
shlq	$6,%r8
leaq	(%r8,%r8,2),%r10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1632(%rsp)
vmovups	%zmm0,1696(%rsp)
vmovups	%zmm0,1760(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,1824(%rsp)
vmovups	%zmm2,1888(%rsp)
vmovups	%zmm21,2784(%rsp)
vmovups	%zmm0,1056(%rsp)
vmovups	%zmm21,2080(%rsp)
vmovups	%zmm3,1568(%rsp)
vbroadcastss	326f(%rip),%zmm0
vmovups	%zmm0,2848(%rsp)
vbroadcastss	325f(%rip),%zmm0
vmovups	%zmm0,2272(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2144(%rsp)
jmp	49f
.p2align	4
48:
vmovups	2080(%rsp),%zmm4
vmovaps	%zmm4,%zmm30 {%k3}
vcmpnltps	%zmm0,%zmm10,%k4
vmovups	2784(%rsp),%zmm0
vblendmps	%zmm0,%zmm29,%zmm0 {%k1}
vmovups	%zmm0,2784(%rsp)
vmulps	%zmm29,%zmm3,%zmm0
vmulps	394f(%rip){1to16},%zmm0,%zmm0
vcmpunordps	%zmm29,%zmm29,%k5
vminps	%zmm29,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k5}
vcmpnleps	%zmm27,%zmm3,%k5
vmovups	1568(%rsp),%zmm0
vmovaps	%zmm0,%zmm27 {%k3}
vcmpnleps	%zmm10,%zmm5,%k6
korw	%k5,%k2,%k2
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vmovups	1056(%rsp),%zmm3
vmovaps	%zmm3,%zmm0 {%k3}
vmovups	1888(%rsp),%zmm3
vblendmps	%zmm3,%zmm10,%zmm3 {%k1}
vmovups	%zmm3,1888(%rsp)
vfmadd213ps	%zmm19,%zmm10,%zmm17
vmovups	608(%rsp),%zmm24
vfmadd213ps	%zmm15,%zmm10,%zmm24
vcmpunordps	%zmm17,%zmm17,%k2
vmovups	736(%rsp),%zmm4
vminps	%zmm17,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	800(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k2}
vmovaps	%zmm19,%zmm3 {%k1}
vsubps	%zmm19,%zmm3,%zmm4
vmovups	1952(%rsp),%zmm10
vblendmps	%zmm10,%zmm4,%zmm10 {%k1}
vcmpunordps	%zmm24,%zmm24,%k2
vmovups	864(%rsp),%zmm8
vminps	%zmm24,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k2}
vcmpunordps	%zmm7,%zmm7,%k2
vmovups	928(%rsp),%zmm9
vmaxps	%zmm7,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k2}
vmovaps	%zmm15,%zmm8 {%k1}
vsubps	%zmm15,%zmm8,%zmm7
vmovups	1632(%rsp),%zmm9
vblendmps	%zmm9,%zmm7,%zmm9 {%k1}
vmovups	672(%rsp),%zmm11
vfmadd213ps	%zmm1,%zmm4,%zmm11
vmovups	3616(%rsp),%zmm24
vfmadd213ps	%zmm11,%zmm7,%zmm24
vdivps	%zmm5,%zmm2,%zmm4
vmovups	%zmm10,1952(%rsp)
vmulps	%zmm10,%zmm4,%zmm7
vmovups	3040(%rsp),%zmm11
vmovups	288(%rsp),%zmm12
vfnmadd213ps	%zmm12,%zmm7,%zmm11
vmovups	2592(%rsp),%zmm10
vmovups	352(%rsp),%zmm13
vfnmadd213ps	%zmm13,%zmm7,%zmm10
vmovups	%zmm9,1632(%rsp)
vmulps	%zmm9,%zmm4,%zmm4
vmovups	3168(%rsp),%zmm7
vfnmadd213ps	%zmm11,%zmm4,%zmm7
vmovups	2720(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm4,%zmm11
vmovups	4256(%rsp),%zmm1
vmulps	%zmm7,%zmm1,%zmm4
vmulps	1504(%rsp),%zmm1,%zmm7
vmovups	2528(%rsp),%zmm14
vmulps	%zmm7,%zmm14,%zmm9
vmulps	%zmm4,%zmm9,%zmm10
vfmsub231ps	%zmm11,%zmm14,%zmm10
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vmaxps	382f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vmulps	%zmm9,%zmm14,%zmm9
vmulps	%zmm4,%zmm1,%zmm4
vmulps	%zmm1,%zmm7,%zmm7
vmulps	%zmm9,%zmm5,%zmm9
vbroadcastss	398f(%rip),%zmm11
vmovups	224(%rsp),%zmm1
vmulps	%zmm11,%zmm1,%zmm10
vcmpunordps	%zmm9,%zmm9,%k2
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k2}
vaddps	%zmm9,%zmm1,%zmm9
vcmpunordps	%zmm9,%zmm9,%k2
vmovups	992(%rsp),%zmm10
vminps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k2}
vcmpunordps	%zmm9,%zmm9,%k2
vmovups	2016(%rsp),%zmm10
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k2}
vmovaps	%zmm1,%zmm9 {%k1}
vsubps	%zmm1,%zmm9,%zmm1
vfmadd231ps	%zmm13,%zmm1,%zmm24
vmulps	%zmm4,%zmm5,%zmm4
vfnmadd231ps	%zmm7,%zmm1,%zmm4
vmovups	1760(%rsp),%zmm5
vblendmps	%zmm5,%zmm1,%zmm5 {%k1}
vmovups	%zmm5,1760(%rsp)
vmovups	48(%rsp),%zmm5
vmulps	%zmm11,%zmm5,%zmm1
vcmpunordps	%zmm4,%zmm4,%k2
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k2}
vaddps	%zmm4,%zmm5,%zmm1
vcmpunordps	%zmm1,%zmm1,%k2
vminps	%zmm1,%zmm25,%zmm1
vmovaps	%zmm25,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmaxps	%zmm1,%zmm21,%zmm1
vmovaps	%zmm21,%zmm1 {%k2}
vmovaps	%zmm5,%zmm1 {%k1}
vsubps	%zmm5,%zmm1,%zmm4
vfmadd231ps	%zmm4,%zmm12,%zmm24 {%k4} {z}
vmovups	1696(%rsp),%zmm5
vblendmps	%zmm5,%zmm4,%zmm5 {%k1}
vmovups	%zmm5,1696(%rsp)
vmovups	1824(%rsp),%zmm4
vmovaps	%zmm4,%zmm24 {%k1}
knotw	%k0,%k2
vmovups	2464(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k2} {z}
vmovups	3552(%rsp),%zmm5
vcmpgtps	2144(%rsp),%zmm5,%k2
vaddps	2208(%rsp),%zmm4,%zmm7 {%k2} {z}
vmovdqu64	1376(%rsp),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k1} {z}
vmovups	%zmm3,416(%rsp)
vmovups	%zmm8,480(%rsp)
vmovups	%zmm1,48(%rsp)
vmovups	%zmm9,224(%rsp)
vmovups	%zmm24,1824(%rsp)
vmovups	%zmm0,1056(%rsp)
vmovups	%zmm30,2080(%rsp)
vmovups	%zmm27,1568(%rsp)
49:
vxorps	%xmm13,%xmm13,%xmm13
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
knotw	%k0,%k1
kmovw	%k1,14(%rsp)
vpandd	328f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,4448(%rsp)
vptestnmd	%zmm0,%zmm0,%k1
kmovw	%k1,12(%rsp)
vpandd	329f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,4384(%rsp)
vptestnmd	%zmm0,%zmm0,%k3
vmovups	%zmm4,4128(%rsp)
vpandd	332f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,4320(%rsp)
vptestnmd	%zmm0,%zmm0,%k4
.p2align	4
52:
vmovups	%zmm7,3872(%rsp)
vaddss	%xmm7,%xmm13,%xmm0
vmovshdup	%xmm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm7,%xmm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm7,%xmm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf128	$1,%ymm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$2,%zmm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vextractf32x4	$3,%zmm7,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vmovshdup	%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm3,%xmm3,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm0,%xmm10
vbroadcastss	20(%r11),%zmm7
vbroadcastss	24(%r11),%zmm0
vmovups	%zmm0,3232(%rsp)
testb	%r9b,%r9b
vmovups	%zmm7,3808(%rsp)
vmovss	%xmm10,1440(%rsp)
je	54f
vucomiss	%xmm13,%xmm10
vxorps	%xmm24,%xmm24,%xmm24
vmovups	1056(%rsp),%zmm0
vbroadcastss	335f(%rip),%zmm17
ja	53f
vxorps	%xmm0,%xmm0,%xmm0
53:
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,1504(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm1,2592(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,352(%rsp)
vmovups	%zmm4,288(%rsp)
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm19,%xmm19,%xmm19
jmp	62f
.p2align	4
54:
movb	$1,%dil
vmovups	416(%rsp),%zmm0
vmovups	%zmm0,288(%rsp)
vmovaps	%zmm7,%zmm1
xorl	%r14d,%r14d
vbroadcastss	336f(%rip),%zmm17
vbroadcastss	338f(%rip),%zmm22
vbroadcastss	339f(%rip),%zmm23
vbroadcastss	342f(%rip),%zmm24
vbroadcastss	343f(%rip),%zmm25
vbroadcastss	344f(%rip),%zmm4
vbroadcastss	345f(%rip),%zmm6
vbroadcastss	346f(%rip),%zmm0
vbroadcastss	347f(%rip),%zmm3
vbroadcastss	348f(%rip),%zmm29
vbroadcastss	337f(%rip),%zmm18
vbroadcastss	335f(%rip),%zmm15
vbroadcastss	79f(%rip),%zmm16
.p2align	4
55:
vdivps	%zmm1,%zmm2,%zmm9
vmulps	333f(%rip){1to16},%zmm9,%zmm7
vbroadcastss	334f(%rip),%zmm14
vsubps	288(%rsp),%zmm14,%zmm5
vmovups	%zmm7,352(%rsp)
vmulps	%zmm7,%zmm5,%zmm5
vxorps	%zmm15,%zmm5,%zmm8
vmulps	%zmm8,%zmm5,%zmm10
vmaxps	%zmm17,%zmm10,%zmm10
vmulps	%zmm18,%zmm10,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	%zmm22,%zmm11,%zmm10
vfmadd231ps	%zmm23,%zmm11,%zmm10
vmulps	%zmm18,%zmm10,%zmm10
vmovaps	%zmm24,%zmm12
vfmadd213ps	%zmm25,%zmm10,%zmm12
vfmadd213ps	%zmm4,%zmm10,%zmm12
vfmadd213ps	%zmm6,%zmm10,%zmm12
vfmadd213ps	%zmm0,%zmm10,%zmm12
vfmadd213ps	%zmm2,%zmm10,%zmm12
vaddps	%zmm3,%zmm11,%zmm10
vcvttps2udq	%zmm10,%zmm10
vpslld	$23,%zmm10,%zmm10
vmulps	%zmm10,%zmm12,%zmm10
vandps	%zmm16,%zmm5,%zmm11
vfmadd132ps	%zmm29,%zmm2,%zmm11
vdivps	%zmm11,%zmm2,%zmm12
vbroadcastss	349f(%rip),%zmm13
vmovaps	%zmm22,%zmm27
vmovaps	%zmm23,%zmm28
vmovaps	%zmm25,%zmm30
vmovaps	%zmm4,%zmm31
vbroadcastss	352f(%rip),%zmm4
vfmadd213ps	%zmm4,%zmm12,%zmm13
vmovaps	%zmm6,%zmm7
vbroadcastss	353f(%rip),%zmm6
vfmadd213ps	%zmm6,%zmm12,%zmm13
vbroadcastss	354f(%rip),%zmm20
vfmadd213ps	%zmm20,%zmm12,%zmm13
vmovaps	%zmm16,%zmm23
vbroadcastss	355f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm12,%zmm13
vbroadcastss	356f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm12,%zmm13
vbroadcastss	357f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm12,%zmm13
vbroadcastss	358f(%rip),%zmm1
vfmadd213ps	%zmm1,%zmm12,%zmm13
vmovaps	%zmm2,%zmm21
vbroadcastss	359f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm12,%zmm13
vcmpltps	%zmm8,%zmm5,%k1
vbroadcastss	94f(%rip),%zmm24
vblendmps	%zmm14,%zmm24,%zmm11 {%k1}
vmulps	%zmm13,%zmm12,%zmm8
vmulps	%zmm10,%zmm8,%zmm8
vmulps	%zmm8,%zmm11,%zmm12
vmulps	362f(%rip){1to16},%zmm9,%zmm8
vmulps	363f(%rip){1to16},%zmm9,%zmm9
leaq	(%r14,%r14,2),%r13
shlq	$6,%r13
addq	%rbp,%r13
xorl	%r14d,%r14d
vmovss	94f(%rip),%xmm22
.p2align	4
56:
vcvtsi2ss	%r14,%xmm0,%xmm13
vaddss	%xmm22,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vsubps	288(%rsp),%zmm13,%zmm13
vmulps	352(%rsp),%zmm13,%zmm13
vxorps	%zmm15,%zmm13,%zmm14
vmulps	%zmm14,%zmm13,%zmm15
vmaxps	%zmm17,%zmm15,%zmm15
vmovaps	%zmm17,%zmm25
vmulps	%zmm18,%zmm15,%zmm17
vrndscaleps	$8,%zmm17,%zmm17
vfmadd231ps	%zmm27,%zmm17,%zmm15
vfmadd231ps	%zmm28,%zmm17,%zmm15
vmulps	%zmm18,%zmm15,%zmm15
vbroadcastss	342f(%rip),%zmm18
vfmadd213ps	%zmm30,%zmm15,%zmm18
vfmadd213ps	%zmm31,%zmm15,%zmm18
vfmadd213ps	%zmm7,%zmm15,%zmm18
vfmadd213ps	%zmm0,%zmm15,%zmm18
vfmadd213ps	%zmm21,%zmm15,%zmm18
vaddps	%zmm3,%zmm17,%zmm15
vcvttps2udq	%zmm15,%zmm15
vpslld	$23,%zmm15,%zmm15
vmulps	%zmm15,%zmm18,%zmm15
vandps	%zmm23,%zmm13,%zmm17
vfmadd132ps	%zmm29,%zmm21,%zmm17
vdivps	%zmm17,%zmm21,%zmm17
vbroadcastss	349f(%rip),%zmm18
vfmadd213ps	%zmm4,%zmm17,%zmm18
vfmadd213ps	%zmm6,%zmm17,%zmm18
vfmadd213ps	%zmm20,%zmm17,%zmm18
vfmadd213ps	%zmm16,%zmm17,%zmm18
vfmadd213ps	%zmm19,%zmm17,%zmm18
vfmadd213ps	%zmm26,%zmm17,%zmm18
vfmadd213ps	%zmm1,%zmm17,%zmm18
vfmadd213ps	%zmm2,%zmm17,%zmm18
vcmpltps	%zmm14,%zmm13,%k1
vblendmps	334f(%rip){1to16},%zmm24,%zmm14 {%k1}
vmulps	%zmm18,%zmm17,%zmm17
vmulps	%zmm15,%zmm13,%zmm18
vfmsub231ps	%zmm5,%zmm10,%zmm18
vmulps	%zmm15,%zmm17,%zmm5
vmulps	%zmm5,%zmm14,%zmm17
vsubps	%zmm11,%zmm14,%zmm5
vsubps	%zmm17,%zmm12,%zmm11
vaddps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm5,-128(%r13)
vsubps	%zmm15,%zmm10,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r13)
vmulps	%zmm18,%zmm9,%zmm5
vbroadcastss	337f(%rip),%zmm18
vmovaps	%zmm5,(%r13)
incq	%r14
addq	$192,%r13
vmovaps	%zmm13,%zmm5
vmovaps	%zmm15,%zmm10
vbroadcastss	335f(%rip),%zmm15
vmovaps	%zmm17,%zmm12
vmovaps	%zmm25,%zmm17
vmovaps	%zmm14,%zmm11
cmpq	%r14,%rax
jne	56b
vmovups	480(%rsp),%zmm1
vmovups	%zmm1,288(%rsp)
vmovups	3232(%rsp),%zmm1
movq	%rax,%r14
testb	$1,%dil
movl	$0,%edi
vmovaps	%zmm21,%zmm2
vmovaps	%zmm23,%zmm16
vmovaps	%zmm27,%zmm22
vmovaps	%zmm28,%zmm23
vbroadcastss	342f(%rip),%zmm24
vmovaps	%zmm30,%zmm25
vmovaps	%zmm31,%zmm4
vmovaps	%zmm7,%zmm6
jne	55b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1440(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,672(%rsp)
vmovups	1056(%rsp),%zmm0
ja	57f
vxorps	%xmm0,%xmm0,%xmm0
57:
movq	%rbx,%rdi
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm24,%xmm24,%xmm24
xorl	%r13d,%r13d
vmovups	48(%rsp),%zmm28
vmovups	224(%rsp),%zmm20
vmovups	%zmm28,48(%rsp)
.p2align	4
58:
vmovups	%zmm14,608(%rsp)
vmovups	%zmm15,2720(%rsp)
vmovups	%zmm8,352(%rsp)
vmovups	%zmm7,288(%rsp)
vmovups	%zmm6,1504(%rsp)
leaq	(%rax,%r13),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovaps	(%r15,%rsi),%zmm10
vmovaps	64(%r15,%rsi),%zmm6
vmovaps	128(%r15,%rsi),%zmm4
vmovups	%zmm4,544(%rsp)
vmulps	%zmm10,%zmm28,%zmm8
vxorps	%xmm15,%xmm15,%xmm15
movq	%rdi,%r14
xorl	%r12d,%r12d
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm18,%xmm18,%xmm18
.p2align	4
59:
vmovaps	(%r14),%zmm28
vmovaps	-128(%rbp,%r12),%zmm7
vmovaps	-64(%rbp,%r12),%zmm16
vmovaps	%zmm7,%zmm31
vfmadd213ps	%zmm20,%zmm8,%zmm31
vdivps	%zmm31,%zmm2,%zmm4
vsubps	%zmm31,%zmm28,%zmm28
vmulps	%zmm4,%zmm28,%zmm28
vmulps	%zmm28,%zmm0,%zmm31
vfmadd213ps	%zmm4,%zmm4,%zmm31
vaddps	%zmm31,%zmm12,%zmm12
vaddps	%zmm28,%zmm17,%zmm17
vfmadd231ps	%zmm7,%zmm28,%zmm14
vfmadd231ps	%zmm16,%zmm28,%zmm13
vfmadd231ps	(%rbp,%r12),%zmm28,%zmm18
vmulps	%zmm31,%zmm7,%zmm4
vaddps	%zmm4,%zmm9,%zmm9
vfmadd231ps	%zmm4,%zmm7,%zmm15
vmulps	%zmm31,%zmm16,%zmm4
vaddps	%zmm4,%zmm22,%zmm22
vfmadd231ps	%zmm7,%zmm4,%zmm23
vfmadd231ps	%zmm16,%zmm4,%zmm26
addq	$192,%r12
addq	$64,%r14
cmpq	%r12,%r10
jne	59b
vmovups	48(%rsp),%zmm28
vmulps	%zmm6,%zmm28,%zmm4
vxorps	%xmm16,%xmm16,%xmm16
vfmadd213ps	%zmm16,%zmm8,%zmm26
vfmadd231ps	%zmm26,%zmm8,%zmm21
vmovaps	%zmm23,%zmm7
vfmadd213ps	%zmm16,%zmm4,%zmm7
vfmadd231ps	%zmm7,%zmm8,%zmm27
vfmadd213ps	%zmm16,%zmm10,%zmm23
vfmadd231ps	%zmm23,%zmm8,%zmm1
vaddps	%zmm16,%zmm22,%zmm7
vfmadd231ps	%zmm7,%zmm8,%zmm25
vmovups	672(%rsp),%zmm7
vfmadd231ps	%zmm13,%zmm8,%zmm7
vmovups	%zmm7,672(%rsp)
vfmadd231ps	%zmm13,%zmm6,%zmm30
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm16,%zmm4,%zmm7
vfmadd231ps	%zmm7,%zmm4,%zmm29
vfmadd213ps	%zmm16,%zmm10,%zmm15
vfmadd231ps	%zmm15,%zmm4,%zmm5
vfmadd231ps	%zmm15,%zmm10,%zmm3
vfmadd231ps	%zmm14,%zmm4,%zmm19
vaddps	%zmm16,%zmm9,%zmm7
vmovups	2720(%rsp),%zmm15
vfmadd231ps	%zmm4,%zmm7,%zmm15
vmovups	1504(%rsp),%zmm6
vfmadd231ps	%zmm7,%zmm10,%zmm6
vfmadd231ps	%zmm18,%zmm10,%zmm11
vmovups	288(%rsp),%zmm7
vfmadd231ps	%zmm14,%zmm10,%zmm7
vfmadd231ps	544(%rsp),%zmm14,%zmm24
vmovups	352(%rsp),%zmm8
vaddps	%zmm17,%zmm8,%zmm8
vaddps	%zmm16,%zmm12,%zmm4
vmovups	608(%rsp),%zmm14
vaddps	%zmm4,%zmm14,%zmm14
incq	%r13
addq	%r8,%rdi
cmpq	%rax,%r13
jne	58b
vmovups	%zmm6,1504(%rsp)
vmovups	%zmm8,352(%rsp)
vmovups	%zmm7,288(%rsp)
vpbroadcastd	83f(%rip),%zmm26
vbroadcastss	367f(%rip),%zmm20
vbroadcastss	372f(%rip),%zmm22
vbroadcastss	373f(%rip),%zmm18
vbroadcastss	374f(%rip),%zmm23
vbroadcastss	375f(%rip),%zmm28
vbroadcastss	376f(%rip),%zmm31
vbroadcastss	335f(%rip),%zmm17
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm25,2592(%rsp)
vmovaps	%zmm5,%zmm12
vmovaps	%zmm19,%zmm25
vmovups	3808(%rsp),%zmm7
vmovups	672(%rsp),%zmm19
vbroadcastss	97f(%rip),%zmm6
vmovss	1440(%rsp),%xmm10
vmovaps	%zmm3,%zmm5
62:
vdivps	%zmm7,%zmm2,%zmm4
vmovups	48(%rsp),%zmm9
vmulps	%zmm9,%zmm0,%zmm7
vmulps	%zmm11,%zmm7,%zmm3
vdivps	3232(%rsp),%zmm2,%zmm8
vfnmadd213ps	%zmm21,%zmm4,%zmm3
vmovaps	%zmm3,%zmm11
vucomiss	%xmm13,%xmm10
vmulps	%zmm24,%zmm7,%zmm21
vdivps	%zmm9,%zmm6,%zmm3
vfnmadd213ps	%zmm29,%zmm8,%zmm21
vfnmadd213ps	%zmm27,%zmm7,%zmm30
vmulps	%zmm3,%zmm0,%zmm0
vfmadd231ps	%zmm19,%zmm0,%zmm1
vfmadd231ps	%zmm0,%zmm25,%zmm12
vmovaps	%zmm1,%zmm29
vmovups	%zmm12,3168(%rsp)
vmovups	%zmm1,3040(%rsp)
vmovups	%zmm30,2528(%rsp)
vmovups	%zmm21,3744(%rsp)
vmovups	%zmm11,3680(%rsp)
jbe	66f
vmovups	2144(%rsp),%zmm0
vmovups	3872(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2144(%rsp)
vcmpgeps	364f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm0,%xmm13,%xmm3
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
vucomiss	%xmm13,%xmm3
jbe	66f
vmovaps	%zmm14,%zmm30
vmovaps	%zmm15,%zmm29
vmovaps	%zmm17,%zmm1
vxorps	%xmm3,%xmm3,%xmm3
testb	%r9b,%r9b
vpbroadcastd	365f(%rip),%zmm15
vpbroadcastd	366f(%rip),%zmm17
vbroadcastss	369f(%rip),%zmm21
vbroadcastss	368f(%rip),%zmm27
jne	65f
movq	%rbx,%rdi
xorl	%r14d,%r14d
.p2align	4
63:
leaq	(%r14,%rax),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovups	48(%rsp),%zmm4
vmulps	(%r15,%rsi),%zmm4,%zmm8
movq	%r15,%r12
movq	%rdi,%r13
movq	%rax,%rsi
vmovups	224(%rsp),%zmm16
.p2align	4
64:
vmovaps	(%r12),%zmm4
vfmadd213ps	%zmm16,%zmm8,%zmm4
vdivps	%zmm4,%zmm2,%zmm7
vmovaps	(%r13),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmulps	%zmm7,%zmm9,%zmm9
vaddps	%zmm6,%zmm7,%zmm7
vcmpltps	%zmm9,%zmm6,%k1
vmovaps	%zmm9,%zmm7 {%k1}
vaddps	%zmm2,%zmm7,%zmm10
vpaddd	%zmm15,%zmm10,%zmm10
vpandd	%zmm17,%zmm10,%zmm10
vpsubd	%zmm10,%zmm26,%zmm11
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm6,%zmm11,%zmm12
vfmadd231ps	%zmm7,%zmm11,%zmm12
vmulps	%zmm12,%zmm12,%zmm7
vmovaps	%zmm20,%zmm11
vfmadd213ps	%zmm27,%zmm12,%zmm11
vmovaps	%zmm21,%zmm13
vmovaps	%zmm18,%zmm14
vfmadd213ps	%zmm23,%zmm12,%zmm14
vfmadd213ps	%zmm22,%zmm12,%zmm13
vfmadd231ps	%zmm28,%zmm7,%zmm14
vfmadd213ps	%zmm13,%zmm7,%zmm14
vfmadd213ps	%zmm11,%zmm7,%zmm14
vfmadd213ps	%zmm12,%zmm7,%zmm14
vaddps	%zmm2,%zmm9,%zmm7
vfmadd231ps	%zmm31,%zmm10,%zmm14
vmaxps	%zmm6,%zmm9,%zmm9
vfmsub231ps	%zmm7,%zmm14,%zmm9
vfmadd231ps	%zmm9,%zmm4,%zmm3
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
vmovups	2272(%rsp),%zmm7
vfmadd213ps	378f(%rip){1to16},%zmm7,%zmm4
vxorps	%xmm10,%xmm10,%xmm10
vcmpltps	%zmm0,%zmm10,%k5
vaddps	%zmm4,%zmm7,%zmm0
vcmpltps	%zmm3,%zmm0,%k1 {%k5}
kandnw	%k5,%k1,%k6
vmovaps	%zmm3,%zmm7 {%k6}
vmovups	%zmm7,2272(%rsp)
vmovups	1568(%rsp),%zmm0
vmaxps	323f(%rip){1to16},%zmm0,%zmm0 {%k5}
vmovups	%zmm0,1568(%rsp)
vmovups	2848(%rsp),%zmm0
vbroadcastss	379f(%rip),%zmm0 {%k5}
vmovups	%zmm0,2848(%rsp)
vblendmps	99f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	1952(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	416(%rsp),%zmm13
vsubps	%zmm4,%zmm13,%zmm13
vmovups	1632(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm4
vsubps	%zmm4,%zmm7,%zmm7
vmovups	480(%rsp),%zmm12
vsubps	%zmm7,%zmm12,%zmm12
vmovups	1696(%rsp),%zmm8
vmulps	%zmm0,%zmm8,%zmm7
vsubps	%zmm7,%zmm8,%zmm8
vmovups	48(%rsp),%zmm9
vsubps	%zmm8,%zmm9,%zmm9
vmovups	%zmm9,48(%rsp)
vmovups	1760(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm8
vsubps	%zmm8,%zmm9,%zmm9
vmovups	224(%rsp),%zmm11
vsubps	%zmm9,%zmm11,%zmm11
vmovups	%zmm11,224(%rsp)
vmovups	1824(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm9
vmovups	%zmm9,1824(%rsp)
vmovups	1888(%rsp),%zmm9
vmulps	%zmm0,%zmm9,%zmm9
vmovups	%zmm9,1888(%rsp)
vmovups	1056(%rsp),%zmm0
vmovaps	%zmm10,%zmm0 {%k1}
vmovups	%zmm0,1056(%rsp)
vmovups	2080(%rsp),%zmm0
vbroadcastss	327f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2080(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,2208(%rsp)
vmovups	%zmm8,1760(%rsp)
vmovups	%zmm7,1696(%rsp)
vmovups	%zmm4,1632(%rsp)
vmovups	%zmm3,1952(%rsp)
vmovaps	%zmm1,%zmm17
vmovups	992(%rsp),%zmm3
vmovups	1184(%rsp),%zmm4
vmovups	1120(%rsp),%zmm7
vmovups	928(%rsp),%zmm8
vmovups	864(%rsp),%zmm9
vmovups	800(%rsp),%zmm10
vmovups	736(%rsp),%zmm11
vmovaps	%zmm29,%zmm15
vmovups	3040(%rsp),%zmm29
vmovaps	%zmm30,%zmm14
vmovups	3744(%rsp),%zmm21
vmovups	3680(%rsp),%zmm1
jmp	67f
.p2align	4
66:
vmovaps	%zmm11,%zmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2208(%rsp)
vmovups	992(%rsp),%zmm3
vmovups	1184(%rsp),%zmm4
vmovups	1120(%rsp),%zmm7
vmovups	928(%rsp),%zmm8
vmovups	864(%rsp),%zmm9
vmovups	800(%rsp),%zmm10
vmovups	736(%rsp),%zmm11
vmovups	480(%rsp),%zmm12
vmovups	416(%rsp),%zmm13
67:
vmovaps	%zmm1,%zmm24
vmovups	%zmm25,3616(%rsp)
vmovups	%zmm14,608(%rsp)
vbroadcastss	95f(%rip),%zmm1
vmaxps	%zmm1,%zmm24,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm30
vmaxps	%zmm1,%zmm21,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm27
vmaxps	%zmm1,%zmm5,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	%zmm5,4192(%rsp)
vdivps	%zmm0,%zmm2,%zmm5
vmovdqu64	4384(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k1
vmaxps	%zmm1,%zmm14,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	4448(%rsp),%zmm1
vptestmd	%zmm1,%zmm1,%k6
vdivps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,2464(%rsp)
vcmpleps	%zmm10,%zmm13,%k5
vmovups	%zmm13,416(%rsp)
vcmpleps	%zmm13,%zmm11,%k7
vblendmps	%zmm19,%zmm6,%zmm0 {%k7}
vxorps	%zmm17,%zmm19,%zmm0 {%k5}
vxorps	%xmm24,%xmm24,%xmm24
vcmpleps	%zmm0,%zmm24,%k7
korw	%k0,%k7,%k5
vmulps	%zmm30,%zmm19,%zmm0
vmovups	%zmm0,1376(%rsp)
vmovaps	%zmm30,%zmm14
kmovw	14(%rsp),%k2
korw	%k2,%k7,%k7
knotw	%k7,%k7
vfmadd213ps	%zmm24,%zmm0,%zmm0 {%k7} {z}
vmovups	%zmm0,1312(%rsp)
vblendmps	%zmm24,%zmm2,%zmm10 {%k5}
vmovups	%zmm10,544(%rsp)
vcmpleps	%zmm12,%zmm9,%k7
vblendmps	%zmm25,%zmm6,%zmm0 {%k7}
vmovups	%zmm12,480(%rsp)
vcmpleps	%zmm8,%zmm12,%k7
vxorps	%zmm17,%zmm25,%zmm0 {%k7}
vcmpleps	%zmm0,%zmm24,%k2
korw	%k2,%k6,%k7
vmulps	%zmm25,%zmm27,%zmm0
vmovups	%zmm0,1248(%rsp)
kmovw	12(%rsp),%k6
korw	%k6,%k2,%k2
knotw	%k2,%k2
vmovaps	%zmm0,%zmm21 {%k2} {z}
vblendmps	%zmm24,%zmm2,%zmm8 {%k7}
vmovups	%zmm8,4000(%rsp)
vmovups	48(%rsp),%zmm1
vcmpleps	%zmm1,%zmm7,%k2
vmovups	%zmm19,672(%rsp)
vmovups	288(%rsp),%zmm7
vblendmps	%zmm7,%zmm6,%zmm0 {%k2}
vmovups	%zmm1,48(%rsp)
vcmpleps	%zmm4,%zmm1,%k2
vxorps	%zmm17,%zmm7,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm24,%k2
korw	%k2,%k1,%k6
vmovups	%zmm7,288(%rsp)
vmovaps	%zmm5,%zmm1
vmovups	%zmm5,4512(%rsp)
vmulps	%zmm7,%zmm5,%zmm0
vmovups	%zmm0,2400(%rsp)
korw	%k3,%k2,%k1
knotw	%k1,%k1
vblendmps	%zmm24,%zmm2,%zmm4 {%k6}
vmovups	%zmm4,2656(%rsp)
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2336(%rsp)
vmovups	224(%rsp),%zmm0
vcmpleps	%zmm0,%zmm3,%k1
vmovups	352(%rsp),%zmm5
vblendmps	%zmm5,%zmm6,%zmm9 {%k1}
vmovups	%zmm0,224(%rsp)
vcmpleps	2016(%rsp),%zmm0,%k1
vmulps	%zmm8,%zmm27,%zmm8
vmulps	2528(%rsp),%zmm8,%zmm0
vmulps	%zmm10,%zmm30,%zmm10
vmulps	%zmm10,%zmm0,%zmm0
vmulps	%zmm4,%zmm1,%zmm30
vmulps	%zmm30,%zmm29,%zmm3
vmulps	%zmm10,%zmm3,%zmm3
vmulps	%zmm0,%zmm3,%zmm11
vmovaps	%zmm0,%zmm29
vfnmadd213ps	%zmm2,%zmm0,%zmm29
vbroadcastss	382f(%rip),%zmm13
vmaxps	%zmm13,%zmm29,%zmm4
vsqrtps	%zmm4,%zmm4
vxorps	%zmm17,%zmm5,%zmm9 {%k1}
vmovdqu64	4320(%rsp),%zmm7
vptestmd	%zmm7,%zmm7,%k1
vdivps	%zmm4,%zmm2,%zmm16
vmovups	%zmm27,2976(%rsp)
vmulps	%zmm16,%zmm27,%zmm4
vmovaps	%zmm2,%zmm4 {%k7}
vcmpleps	%zmm9,%zmm24,%k7
korw	%k7,%k1,%k1
vblendmps	%zmm24,%zmm2,%zmm25 {%k1}
vmovups	2464(%rsp),%zmm27
vmulps	%zmm25,%zmm27,%zmm1
vmulps	2592(%rsp),%zmm1,%zmm7
vmulps	%zmm10,%zmm7,%zmm7
vmulps	%zmm0,%zmm7,%zmm9
vmulps	3168(%rsp),%zmm30,%zmm10
vfmsub231ps	%zmm10,%zmm8,%zmm11
vmulps	%zmm16,%zmm11,%zmm11
vmovaps	%zmm3,%zmm24
vfnmadd213ps	%zmm2,%zmm3,%zmm24
vfnmadd231ps	%zmm11,%zmm11,%zmm24
vmaxps	%zmm13,%zmm24,%zmm10
vsqrtps	%zmm10,%zmm10
vmulps	%zmm3,%zmm7,%zmm12
vdivps	%zmm10,%zmm2,%zmm19
vmovups	%zmm15,2720(%rsp)
vmulps	%zmm1,%zmm15,%zmm10
vfmsub231ps	%zmm10,%zmm8,%zmm9
vmulps	%zmm16,%zmm9,%zmm8
vmulps	1504(%rsp),%zmm1,%zmm9
vmovups	%zmm30,4256(%rsp)
vfmsub231ps	%zmm9,%zmm30,%zmm12
vfnmadd231ps	%zmm11,%zmm8,%zmm12
vmulps	%zmm19,%zmm12,%zmm9
vmovaps	%zmm7,%zmm10
vfnmadd213ps	%zmm2,%zmm7,%zmm10
vfnmadd231ps	%zmm8,%zmm8,%zmm10
vfnmadd231ps	%zmm9,%zmm9,%zmm10
vmaxps	%zmm13,%zmm10,%zmm12
vsqrtps	%zmm12,%zmm12
vmovups	%zmm14,2912(%rsp)
vmulps	%zmm14,%zmm4,%zmm13
vmovups	4512(%rsp),%zmm14
vmovaps	%zmm4,%zmm13 {%k5}
vdivps	%zmm12,%zmm2,%zmm15
vmovaps	%zmm14,%zmm30
vmulps	%zmm19,%zmm14,%zmm4
vmovaps	%zmm2,%zmm4 {%k6}
vmulps	%zmm4,%zmm13,%zmm4
vmulps	%zmm15,%zmm27,%zmm12
vmulps	%zmm12,%zmm4,%zmm12
vmovaps	%zmm4,%zmm12 {%k1}
vmovups	%zmm12,3936(%rsp)
vmovaps	%zmm27,%zmm14
vmovups	%zmm5,352(%rsp)
vmulps	%zmm5,%zmm27,%zmm4
korw	%k4,%k7,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm27 {%k1} {z}
vxorps	%xmm12,%xmm12,%xmm12
vmovss	1440(%rsp),%xmm5
vucomiss	%xmm12,%xmm5
vfmadd213ps	1312(%rsp),%zmm21,%zmm21
vmovups	2336(%rsp),%zmm13
vfmadd213ps	%zmm21,%zmm13,%zmm13
vmovups	544(%rsp),%zmm5
vmulps	1376(%rsp),%zmm5,%zmm21
vmovups	4000(%rsp),%zmm12
vfmadd213ps	%zmm13,%zmm27,%zmm27
vxorps	%zmm17,%zmm0,%zmm5
vmovups	%zmm5,1312(%rsp)
vmulps	%zmm21,%zmm0,%zmm0
vfmsub231ps	1248(%rsp),%zmm12,%zmm0
vxorps	%zmm17,%zmm3,%zmm5
vmulps	%zmm21,%zmm3,%zmm13
vmovups	2656(%rsp),%zmm3
vfmsub231ps	2400(%rsp),%zmm3,%zmm13
vxorps	%zmm17,%zmm7,%zmm3
vmovups	%zmm3,1248(%rsp)
vmulps	%zmm21,%zmm7,%zmm7
vmovups	%zmm16,1376(%rsp)
vmulps	%zmm16,%zmm0,%zmm3
vfnmadd231ps	%zmm11,%zmm3,%zmm13
vxorps	%zmm17,%zmm11,%zmm11
vmovups	%zmm25,1440(%rsp)
vfmsub231ps	%zmm4,%zmm25,%zmm7
vxorps	%zmm17,%zmm8,%zmm25
vfnmadd231ps	%zmm8,%zmm3,%zmm7
vxorps	%zmm17,%zmm9,%zmm0
vmovups	%zmm0,2336(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vmulps	%zmm19,%zmm13,%zmm16
vfnmadd231ps	%zmm9,%zmm16,%zmm7
vmovaps	%zmm21,%zmm0
vfmadd213ps	%zmm17,%zmm21,%zmm0
vfmadd231ps	%zmm3,%zmm3,%zmm0
vfmadd231ps	%zmm16,%zmm16,%zmm0
vmovups	%zmm15,2400(%rsp)
vmulps	%zmm15,%zmm7,%zmm8
vfmadd231ps	%zmm8,%zmm8,%zmm0
ja	68f
vmovaps	%zmm11,%zmm24
vmovaps	%zmm5,%zmm15
vbroadcastss	16(%r11),%zmm4
vdivps	%zmm30,%zmm2,%zmm5
vdivps	%zmm14,%zmm2,%zmm7
vmulps	48(%rsp),%zmm5,%zmm5
vmulps	224(%rsp),%zmm7,%zmm7
vmovups	2080(%rsp),%zmm11
vdivps	%zmm11,%zmm2,%zmm9
vmulps	3936(%rsp),%zmm9,%zmm9
vmulps	383f(%rip){1to16},%zmm5,%zmm5
vmulps	384f(%rip){1to16},%zmm7,%zmm7
vmaxps	%zmm5,%zmm7,%zmm10
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm10 {%k1}
vmovups	2272(%rsp),%zmm1
vbroadcastss	327f(%rip),%zmm13
vcmpltps	%zmm13,%zmm1,%k1
vaddps	%zmm1,%zmm1,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	385f(%rip){1to16},%zmm5,%zmm5 {%k1} {z}
vmaxps	%zmm10,%zmm5,%zmm7
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm5,%zmm7 {%k1}
vmulps	%zmm9,%zmm9,%zmm5
vminps	%zmm2,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vmaxps	%zmm5,%zmm7,%zmm9
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm9 {%k1}
vcmpltps	%zmm13,%zmm11,%k1
vmovaps	%zmm9,%zmm5 {%k1} {z}
vmulps	%zmm5,%zmm5,%zmm5
vmulss	%xmm4,%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vcmpleps	%zmm4,%zmm27,%k1
vcmpleps	%zmm5,%zmm0,%k1 {%k1}
vmulps	544(%rsp),%zmm12,%zmm0
vmulps	2656(%rsp),%zmm0,%zmm0
vmulps	1440(%rsp),%zmm0,%zmm0
vcmpnltps	%zmm0,%zmm17,%k2
vmovaps	%zmm2,%zmm0 {%k2} {z}
vbroadcastss	324f(%rip),%zmm4
vblendmps	%zmm0,%zmm4,%zmm0 {%k1}
vmovups	3552(%rsp),%zmm1
vcmpleps	2144(%rsp),%zmm1,%k1
vminps	386f(%rip){1to16},%zmm0,%zmm0 {%k1}
vmovups	3104(%rsp),%zmm1
vcmpeqps	%zmm4,%zmm1,%k1
vmovaps	%zmm0,%zmm1 {%k1}
vmovups	%zmm1,3104(%rsp)
vcmpeqps	%zmm4,%zmm1,%k1
vmovaps	%zmm2,%zmm7 {%k1} {z}
vxorps	%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm7,%xmm0
vmovshdup	%xmm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm7,%xmm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm7,%xmm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vextractf128	$1,%ymm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vextractf32x4	$2,%zmm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vextractf32x4	$3,%zmm7,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vucomiss	%xmm1,%xmm0
vbroadcastss	368f(%rip),%zmm1
vxorps	%xmm13,%xmm13,%xmm13
ja	52b
jmp	69f
.p2align	4
68:
vmovups	%zmm1,2528(%rsp)
vmulps	2400(%rsp),%zmm8,%zmm4
vmovups	2336(%rsp),%zmm1
vfmadd213ps	%zmm16,%zmm4,%zmm1
vmulps	%zmm1,%zmm19,%zmm7
vfmadd213ps	%zmm3,%zmm7,%zmm11
vfmadd213ps	%zmm11,%zmm4,%zmm25
vmulps	1376(%rsp),%zmm25,%zmm3
vmovups	1312(%rsp),%zmm1
vfmadd213ps	%zmm21,%zmm3,%zmm1
vfmadd213ps	%zmm1,%zmm7,%zmm5
vmovups	1248(%rsp),%zmm1
vfmadd213ps	%zmm5,%zmm4,%zmm1
vmovups	2912(%rsp),%zmm9
vxorps	%xmm16,%xmm16,%xmm16
vmulps	%zmm1,%zmm9,%zmm17
vmovups	2976(%rsp),%zmm5
vmulps	%zmm3,%zmm5,%zmm21
vmulps	%zmm7,%zmm30,%zmm7
vmovaps	%zmm14,%zmm13
vmulps	%zmm4,%zmm14,%zmm8
vmovups	480(%rsp),%zmm15
vaddps	%zmm21,%zmm15,%zmm3
vmovups	864(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm1,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	928(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vcmpeqps	%zmm15,%zmm4,%k1
vcmpneqps	%zmm4,%zmm3,%k1 {%k1}
vmovups	416(%rsp),%zmm19
vaddps	%zmm17,%zmm19,%zmm3
vmovups	736(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm1,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	800(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k2}
vcmpeqps	%zmm19,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k0 {%k2}
vmovups	48(%rsp),%zmm14
vmovups	%zmm7,1248(%rsp)
vaddps	%zmm7,%zmm14,%zmm3
vmovups	1120(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k2
vmovaps	%zmm1,%zmm4 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vmovups	1184(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k2}
vcmpeqps	%zmm14,%zmm4,%k2
vcmpneqps	%zmm4,%zmm3,%k2 {%k2}
vmovups	224(%rsp),%zmm7
vmovups	%zmm8,1312(%rsp)
vaddps	%zmm8,%zmm7,%zmm3
vmovups	992(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vcmpunordps	%zmm4,%zmm4,%k3
vmovups	2016(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k3}
vcmpeqps	%zmm7,%zmm4,%k3
vcmpneqps	%zmm4,%zmm3,%k3 {%k3}
vpmovm2d	%k0,%zmm3
vpbroadcastd	329f(%rip),%zmm4 {%k2} {z}
vpsrld	$31,%zmm3,%zmm3
vpord	332f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpord	328f(%rip){1to16},%zmm4,%zmm4 {%k1}
vpord	%zmm3,%zmm4,%zmm8
vminps	%zmm2,%zmm29,%zmm3
vminps	%zmm3,%zmm24,%zmm3
vminps	%zmm3,%zmm10,%zmm3
vmulps	3680(%rsp),%zmm9,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmovups	544(%rsp),%zmm1
vsubps	%zmm1,%zmm2,%zmm7
vfmadd231ps	%zmm4,%zmm1,%zmm7
vminps	%zmm3,%zmm7,%zmm3
vmulps	3744(%rsp),%zmm5,%zmm4
vmulps	%zmm4,%zmm5,%zmm4
vsubps	%zmm12,%zmm2,%zmm7
vfmadd231ps	%zmm4,%zmm12,%zmm7
vminps	%zmm3,%zmm7,%zmm3
vmulps	4192(%rsp),%zmm30,%zmm4
vmulps	%zmm4,%zmm30,%zmm4
vmovups	2656(%rsp),%zmm1
vsubps	%zmm1,%zmm2,%zmm5
vfmadd231ps	%zmm4,%zmm1,%zmm5
vmovups	3872(%rsp),%zmm4
vsubps	2208(%rsp),%zmm4,%zmm10
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vmovups	1952(%rsp),%zmm4
vfmadd132ps	672(%rsp),%zmm16,%zmm4
vmovups	3616(%rsp),%zmm1
vfmadd231ps	1632(%rsp),%zmm1,%zmm4
vmovups	288(%rsp),%zmm1
vfmadd231ps	1696(%rsp),%zmm1,%zmm4
vmovups	352(%rsp),%zmm1
vfmadd231ps	1760(%rsp),%zmm1,%zmm4
vmulps	608(%rsp),%zmm13,%zmm5
vmulps	%zmm5,%zmm13,%zmm5
vmovups	1440(%rsp),%zmm13
vsubps	%zmm13,%zmm2,%zmm7
vfmadd231ps	%zmm5,%zmm13,%zmm7
vminps	%zmm3,%zmm7,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm7,%zmm5 {%k1}
vsqrtps	%zmm0,%zmm29
vdivps	%zmm14,%zmm2,%zmm0
vmulps	%zmm0,%zmm30,%zmm3
vmovups	1056(%rsp),%zmm0
vcmpnltps	%zmm0,%zmm16,%k0
vcmpltps	%zmm0,%zmm16,%k1
vcmpltps	389f(%rip){1to16},%zmm5,%k3
vbroadcastss	16(%r11),%zmm0
kandw	%k3,%k1,%k2
vmovups	1824(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm4
vbroadcastss	99f(%rip),%zmm12
vmulps	%zmm12,%zmm9,%zmm5
vmaxps	%zmm4,%zmm5,%zmm7
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm5,%zmm7 {%k4}
vmaxps	95f(%rip){1to16},%zmm7,%zmm4
vdivps	%zmm4,%zmm2,%zmm4
vmulps	%zmm4,%zmm9,%zmm4
vmulps	1888(%rsp),%zmm4,%zmm4
vmovups	2848(%rsp),%zmm7
vminps	%zmm4,%zmm7,%zmm5
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm7,%zmm5 {%k4}
vmaxps	395f(%rip){1to16},%zmm5,%zmm5
vcmpnltps	%zmm9,%zmm16,%k4
korw	%k4,%k1,%k4
vmovaps	%zmm2,%zmm5 {%k4}
vmulps	%zmm29,%zmm29,%zmm4
vmulps	%zmm4,%zmm3,%zmm4
korw	%k0,%k3,%k5
vbroadcastss	327f(%rip),%zmm25
vmovaps	%zmm25,%zmm4 {%k5}
vcmpleps	%zmm0,%zmm4,%k4
vmulss	%xmm0,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpleps	%zmm0,%zmm27,%k0 {%k4}
vcmpgtps	2784(%rsp),%zmm29,%k4
korw	%k4,%k3,%k3
kandw	%k3,%k1,%k1
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm10,2464(%rsp)
vcmpnltps	%zmm10,%zmm16,%k3
vptestmd	%zmm8,%zmm8,%k6
korw	%k3,%k2,%k7
vmovdqu64	4128(%rsp),%zmm0
vpord	%zmm8,%zmm0,%zmm4
vmovdqa32	%zmm0,%zmm4 {%k7}
vmovdqu64	%zmm4,1376(%rsp)
vbroadcastss	79f(%rip),%zmm7
vandps	%zmm7,%zmm17,%zmm0
vbroadcastss	396f(%rip),%zmm8
vaddps	%zmm8,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm9
vmulps	3808(%rsp),%zmm9,%zmm0
vminps	%zmm5,%zmm0,%zmm4
vcmpunordps	%zmm5,%zmm5,%k4
vmovups	%zmm21,608(%rsp)
vandps	%zmm7,%zmm21,%zmm7
vaddps	%zmm8,%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm8
vmovaps	%zmm0,%zmm4 {%k4}
vmulps	3232(%rsp),%zmm8,%zmm7
vminps	%zmm4,%zmm7,%zmm0
vcmpunordps	%zmm4,%zmm4,%k4
vmovaps	%zmm7,%zmm0 {%k4}
vcmpgtps	2272(%rsp),%zmm25,%k4
vmovaps	%zmm2,%zmm4 {%k4} {z}
vxorps	%xmm14,%xmm14,%xmm14
vaddss	%xmm4,%xmm14,%xmm7
vmovshdup	%xmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufpd	$1,%xmm4,%xmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufps	$255,%xmm4,%xmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vextractf128	$1,%ymm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vmovshdup	%xmm10,%xmm11
vaddss	%xmm7,%xmm11,%xmm7
vshufpd	$1,%xmm10,%xmm10,%xmm11
vaddss	%xmm7,%xmm11,%xmm7
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vextractf32x4	$2,%zmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vmovshdup	%xmm10,%xmm11
vaddss	%xmm7,%xmm11,%xmm7
vshufpd	$1,%xmm10,%xmm10,%xmm11
vaddss	%xmm7,%xmm11,%xmm7
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vextractf32x4	$3,%zmm4,%xmm4
vaddss	%xmm4,%xmm7,%xmm7
vmovshdup	%xmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufpd	$1,%xmm4,%xmm4,%xmm10
vaddss	%xmm7,%xmm10,%xmm7
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm7,%xmm4
vmovups	1568(%rsp),%zmm27
vmulps	%zmm12,%zmm27,%zmm27 {%k1}
korw	%k6,%k7,%k1
vmovups	3936(%rsp),%zmm30
vmovaps	%zmm25,%zmm30 {%k5}
vmovups	1120(%rsp),%zmm25
vmovups	1184(%rsp),%zmm21
vucomiss	%xmm14,%xmm4
vmovaps	%zmm0,%zmm10
jbe	48b
vmovups	1312(%rsp),%zmm24
vbroadcastss	79f(%rip),%zmm1
vandps	%zmm1,%zmm24,%zmm4
vbroadcastss	396f(%rip),%zmm10
vaddps	%zmm10,%zmm4,%zmm4
vdivps	%zmm4,%zmm2,%zmm16
vmovaps	%zmm3,%zmm4
vmovups	1248(%rsp),%zmm3
vandps	%zmm1,%zmm3,%zmm7
vaddps	%zmm10,%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vxorps	%xmm14,%xmm14,%xmm14
vcmpltps	%zmm14,%zmm17,%k5
vmovups	736(%rsp),%zmm1
vsubps	%zmm19,%zmm1,%zmm10
vsubps	800(%rsp),%zmm19,%zmm10 {%k5}
vmulps	%zmm9,%zmm10,%zmm9
vbroadcastss	397f(%rip),%zmm11
vmulps	%zmm11,%zmm9,%zmm9
vmulps	544(%rsp),%zmm10,%zmm10
vcmpltps	%zmm10,%zmm14,%k5
vbroadcastss	327f(%rip),%zmm12
vmovaps	%zmm12,%zmm10
vminps	%zmm12,%zmm9,%zmm10 {%k5}
vcmpgtps	608(%rsp),%zmm14,%k5
vmovups	864(%rsp),%zmm1
vsubps	%zmm15,%zmm1,%zmm9
vsubps	928(%rsp),%zmm15,%zmm9 {%k5}
vmulps	%zmm8,%zmm9,%zmm8
vmulps	4000(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm14,%k5
vmovaps	%zmm12,%zmm9
vmulps	%zmm11,%zmm8,%zmm9 {%k5}
vminps	%zmm10,%zmm9,%zmm8
vcmpunordps	%zmm10,%zmm10,%k5
vmovaps	%zmm9,%zmm8 {%k5}
vcmpltps	%zmm14,%zmm3,%k5
vmovaps	%zmm4,%zmm3
vmovups	48(%rsp),%zmm10
vsubps	%zmm10,%zmm25,%zmm9
vsubps	%zmm21,%zmm10,%zmm9 {%k5}
vmulps	%zmm7,%zmm9,%zmm7
vmulps	2656(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm14,%k5
vmovaps	%zmm12,%zmm9
vmulps	%zmm11,%zmm7,%zmm9 {%k5}
vminps	%zmm8,%zmm9,%zmm7
vcmpunordps	%zmm8,%zmm8,%k5
vmovaps	%zmm9,%zmm7 {%k5}
vcmpltps	%zmm14,%zmm24,%k5
vmovups	224(%rsp),%zmm1
vmovups	992(%rsp),%zmm8
vsubps	%zmm1,%zmm8,%zmm8
vsubps	2016(%rsp),%zmm1,%zmm8 {%k5}
vmulps	%zmm16,%zmm8,%zmm4
vmulps	%zmm8,%zmm13,%zmm8
vxorps	%xmm1,%xmm1,%xmm1
vcmpltps	%zmm8,%zmm14,%k5
vmovaps	%zmm12,%zmm8
vmulps	%zmm11,%zmm4,%zmm8 {%k5}
vminps	%zmm7,%zmm8,%zmm4
vcmpunordps	%zmm7,%zmm7,%k5
vmovaps	%zmm8,%zmm4 {%k5}
vcmpltps	%zmm0,%zmm4,%k4 {%k4}
vblendmps	%zmm4,%zmm0,%zmm10 {%k4}
jmp	48b
.p2align	4
69:
vmovaps	%zmm25,%zmm29
vmulps	2400(%rsp),%zmm8,%zmm0
vmovups	2336(%rsp),%zmm4
vfmadd213ps	%zmm16,%zmm0,%zmm4
vmulps	%zmm4,%zmm19,%zmm4
vfmadd213ps	%zmm3,%zmm4,%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm29
vmulps	1376(%rsp),%zmm29,%zmm3
vmovups	1312(%rsp),%zmm7
vfmadd213ps	%zmm21,%zmm3,%zmm7
vmovaps	%zmm15,%zmm16
vfmadd213ps	%zmm7,%zmm4,%zmm16
vmovups	1248(%rsp),%zmm7
vfmadd213ps	%zmm16,%zmm0,%zmm7
vmulps	2912(%rsp),%zmm7,%zmm7
vmovups	%zmm7,608(%rsp)
vmulps	2976(%rsp),%zmm3,%zmm3
vmovups	%zmm3,672(%rsp)
vmulps	%zmm4,%zmm30,%zmm3
vmovups	%zmm3,352(%rsp)
vmulps	%zmm0,%zmm14,%zmm0
vmovups	%zmm0,288(%rsp)
vdivps	3360(%rsp),%zmm2,%zmm0
vmulps	3424(%rsp),%zmm0,%zmm0
vpbroadcastd	365f(%rip),%zmm17
vpaddd	%zmm17,%zmm0,%zmm3
vpbroadcastd	366f(%rip),%zmm21
vpandd	%zmm21,%zmm3,%zmm3
vpsubd	%zmm3,%zmm26,%zmm4
vcvtdq2ps	%zmm3,%zmm3
vfmsub213ps	%zmm2,%zmm0,%zmm4
vmulps	%zmm4,%zmm4,%zmm0
vmovaps	%zmm20,%zmm5
vfmadd213ps	%zmm1,%zmm4,%zmm5
vbroadcastss	369f(%rip),%zmm7
vfmadd213ps	%zmm22,%zmm4,%zmm7
vfmadd213ps	%zmm23,%zmm4,%zmm18
vfmadd231ps	%zmm28,%zmm0,%zmm18
vfmadd213ps	%zmm7,%zmm0,%zmm18
vfmadd213ps	%zmm5,%zmm0,%zmm18
vfmadd213ps	%zmm4,%zmm0,%zmm18
vfmadd231ps	%zmm31,%zmm3,%zmm18
vmovups	3296(%rsp),%zmm0
vfmadd231ps	387f(%rip){1to16},%zmm0,%zmm18
vmovups	3488(%rsp),%zmm0
vfmadd231ps	388f(%rip){1to16},%zmm0,%zmm18
vmovups	%zmm18,544(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
cmpb	$0,24(%rsp)
je	74f
movq	%rbx,%r10
xorl	%edi,%edi
.p2align	4
72:
leaq	(%rdi,%rax),%rsi
leaq	(%rsi,%rsi,2),%rsi
shlq	$6,%rsi
vmovups	48(%rsp),%zmm1
vmulps	(%r15,%rsi),%zmm1,%zmm8
movq	%r15,%r9
movq	%r10,%r13
movq	%rax,%r14
vbroadcastss	369f(%rip),%zmm22
vbroadcastss	372f(%rip),%zmm18
vbroadcastss	373f(%rip),%zmm23
vbroadcastss	374f(%rip),%zmm28
vbroadcastss	375f(%rip),%zmm31
vbroadcastss	376f(%rip),%zmm26
vpbroadcastd	83f(%rip),%zmm19
vbroadcastss	367f(%rip),%zmm20
vbroadcastss	368f(%rip),%zmm1
vmovups	224(%rsp),%zmm16
.p2align	4
73:
vmovaps	(%r9),%zmm4
vfmadd213ps	%zmm16,%zmm8,%zmm4
vdivps	%zmm4,%zmm2,%zmm7
vmovaps	(%r13),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmulps	%zmm7,%zmm9,%zmm9
vaddps	%zmm6,%zmm7,%zmm7
vcmpltps	%zmm9,%zmm6,%k1
vmovaps	%zmm9,%zmm7 {%k1}
vaddps	%zmm2,%zmm7,%zmm10
vpaddd	%zmm17,%zmm10,%zmm10
vpandd	%zmm21,%zmm10,%zmm10
vpsubd	%zmm10,%zmm19,%zmm11
vaddps	%zmm2,%zmm4,%zmm12
vcvtdq2ps	%zmm10,%zmm10
vaddps	%zmm6,%zmm11,%zmm13
vfmadd231ps	%zmm7,%zmm11,%zmm13
vmulps	%zmm13,%zmm13,%zmm7
vmovaps	%zmm20,%zmm11
vfmadd213ps	%zmm1,%zmm13,%zmm11
vmovaps	%zmm22,%zmm14
vmovaps	%zmm23,%zmm15
vfmadd213ps	%zmm18,%zmm13,%zmm14
vfmadd213ps	%zmm28,%zmm13,%zmm15
vfmadd231ps	%zmm31,%zmm7,%zmm15
vfmadd213ps	%zmm14,%zmm7,%zmm15
vfmadd213ps	%zmm11,%zmm7,%zmm15
vfmadd213ps	%zmm13,%zmm7,%zmm15
vfmadd231ps	%zmm26,%zmm10,%zmm15
vaddps	%zmm2,%zmm9,%zmm7
vmaxps	%zmm6,%zmm9,%zmm9
vdivps	%zmm12,%zmm2,%zmm10
vfmsub231ps	%zmm7,%zmm15,%zmm9
vmulps	%zmm10,%zmm10,%zmm7
vmulps	%zmm7,%zmm10,%zmm11
vaddps	%zmm10,%zmm5,%zmm5
vaddps	%zmm7,%zmm24,%zmm24
vaddps	%zmm11,%zmm0,%zmm0
vfmadd231ps	%zmm9,%zmm4,%zmm3
vfmadd231ps	%zmm7,%zmm7,%zmm25
vfmadd231ps	%zmm7,%zmm11,%zmm29
vfmadd231ps	%zmm11,%zmm11,%zmm27
addq	$64,%r13
addq	$192,%r9
decq	%r14
jne	73b
incq	%rdi
addq	%r8,%r10
cmpq	%rax,%rdi
jne	72b
74:
vmovups	2976(%rsp),%zmm14
vmulps	2528(%rsp),%zmm14,%zmm4
vmovups	2912(%rsp),%zmm17
vmulps	%zmm17,%zmm4,%zmm22
vmovaps	%zmm22,%zmm4
vfnmadd213ps	%zmm2,%zmm22,%zmm4
vbroadcastss	382f(%rip),%zmm10
vmaxps	%zmm10,%zmm4,%zmm7
vsqrtps	%zmm7,%zmm7
vmovups	3104(%rsp),%zmm15
vcmpleps	%zmm2,%zmm15,%k2
vdivps	%zmm7,%zmm2,%zmm18
vmulps	3040(%rsp),%zmm30,%zmm7
vmulps	%zmm17,%zmm7,%zmm20
vmulps	3168(%rsp),%zmm30,%zmm7
vmulps	%zmm22,%zmm20,%zmm8
vfmsub231ps	%zmm7,%zmm14,%zmm8
vbroadcastss	79f(%rip),%zmm16
vmovups	608(%rsp),%zmm13
vandps	%zmm16,%zmm13,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm7,%zmm7
vmovups	672(%rsp),%zmm12
vandps	%zmm16,%zmm12,%zmm9
vmaxps	%zmm7,%zmm9,%zmm7
vbroadcastss	20(%r11),%zmm9
vminps	24(%r11){1to16},%zmm9,%zmm9
vmulps	%zmm18,%zmm8,%zmm16
vmulps	393f(%rip){1to16},%zmm9,%zmm8
vcmpleps	%zmm8,%zmm7,%k3 {%k2}
vmovaps	%zmm20,%zmm7
vfnmadd213ps	%zmm2,%zmm20,%zmm7
vfnmadd231ps	%zmm16,%zmm16,%zmm7
vmaxps	%zmm10,%zmm7,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm19
vminps	%zmm2,%zmm4,%zmm4
vminps	%zmm4,%zmm7,%zmm4
vmovups	2464(%rsp),%zmm11
vmulps	2592(%rsp),%zmm11,%zmm7
vmovaps	%zmm30,%zmm10
vmulps	%zmm17,%zmm7,%zmm30
vmulps	2720(%rsp),%zmm11,%zmm7
vmulps	%zmm22,%zmm30,%zmm8
vfmsub231ps	%zmm7,%zmm14,%zmm8
vmulps	%zmm18,%zmm8,%zmm28
vmulps	1504(%rsp),%zmm11,%zmm7
vmulps	%zmm20,%zmm30,%zmm8
vfmsub231ps	%zmm7,%zmm10,%zmm8
vfnmadd231ps	%zmm16,%zmm28,%zmm8
vmulps	%zmm19,%zmm8,%zmm23
vmovaps	%zmm30,%zmm8
vfnmadd213ps	%zmm2,%zmm30,%zmm8
vfnmadd231ps	%zmm28,%zmm28,%zmm8
vfnmadd231ps	%zmm23,%zmm23,%zmm8
vminps	%zmm4,%zmm8,%zmm4
vcmpgtps	389f(%rip){1to16},%zmm4,%k0
vmovups	416(%rsp),%zmm7
vaddps	%zmm7,%zmm13,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	736(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	800(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
vbroadcastss	208(%r11),%zmm21
vmovaps	%zmm4,%zmm7 {%k3}
vbroadcastss	12(%r11),%zmm9
vcmpeqps	323f(%rip){1to16},%zmm15,%k1
vmovaps	%zmm21,%zmm7 {%k1}
movq	208(%rsp),%r14
movq	%r14,%rax
shlq	$6,%rax
movq	16(%rsp),%r9
vmovaps	%zmm7,(%r9,%rax)
vmovups	480(%rsp),%zmm7
vaddps	%zmm7,%zmm12,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	864(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	928(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vmovaps	%zmm4,%zmm7 {%k3}
vmovaps	%zmm21,%zmm7 {%k1}
addq	%rdx,%r14
shlq	$6,%r14
vmovaps	%zmm7,(%r9,%r14)
vmovups	48(%rsp),%zmm7
vaddps	352(%rsp),%zmm7,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1120(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	1184(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vmovaps	%zmm4,%zmm7 {%k3}
leaq	(%r9,%rax),%rdi
vmulps	%zmm7,%zmm9,%zmm4
vmovaps	%zmm21,%zmm4 {%k1}
movq	%rdx,%rsi
shlq	$7,%rsi
vmovaps	%zmm4,(%rsi,%rdi)
vmovups	224(%rsp),%zmm7
vaddps	288(%rsp),%zmm7,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	992(%rsp),%zmm1
vminps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2016(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm1,%zmm4 {%k4}
vmovaps	%zmm4,%zmm7 {%k3}
vmulps	%zmm7,%zmm9,%zmm1
vmovaps	%zmm21,%zmm1 {%k1}
leaq	(%rdx,%rdx,2),%rsi
movq	%rsi,%r8
shlq	$6,%r8
vmovaps	%zmm1,(%r8,%rdi)
movl	$4,%edi
movl	28(%rsp),%r13d
testb	$2,%r13b
vbroadcastss	335f(%rip),%zmm26
je	75f
vmaxps	382f(%rip){1to16},%zmm8,%zmm1
vsqrtps	%zmm1,%zmm1
vxorps	%zmm26,%zmm22,%zmm4
vdivps	%zmm1,%zmm2,%zmm1
vmulps	%zmm9,%zmm10,%zmm22
vmulps	%zmm9,%zmm11,%zmm31
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
vmulps	%zmm4,%zmm18,%zmm13
vfmadd231ps	%zmm13,%zmm16,%zmm20
vxorps	%zmm26,%zmm20,%zmm4
vmulps	%zmm4,%zmm19,%zmm12
vxorps	%zmm26,%zmm18,%zmm4
vmulps	%zmm4,%zmm16,%zmm4
vmulps	%zmm19,%zmm4,%zmm11
vfmadd231ps	%zmm13,%zmm28,%zmm30
vfmadd231ps	%zmm12,%zmm23,%zmm30
vxorps	%zmm26,%zmm30,%zmm4
vmulps	%zmm4,%zmm1,%zmm10
vmulps	%zmm28,%zmm18,%zmm4
vfmadd231ps	%zmm11,%zmm23,%zmm4
vxorps	%zmm26,%zmm4,%zmm4
vmulps	%zmm4,%zmm1,%zmm9
vxorps	%zmm26,%zmm19,%zmm4
vmulps	%zmm4,%zmm23,%zmm4
vmulps	%zmm1,%zmm4,%zmm8
vmovaps	%zmm13,%zmm4
vfmadd213ps	%zmm2,%zmm13,%zmm4
vfmadd231ps	%zmm12,%zmm12,%zmm4
vfmadd231ps	%zmm10,%zmm10,%zmm4
vmulps	%zmm4,%zmm17,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm17,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%r14)
movq	%r12,%r14
vmulps	%zmm18,%zmm18,%zmm4
vfmadd231ps	%zmm11,%zmm11,%zmm4
vfmadd231ps	%zmm9,%zmm9,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm14,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%r9)
vmulps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm8,%zmm8,%zmm4
vmulps	%zmm22,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm22,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%r10)
movq	16(%rsp),%r9
vmulps	%zmm1,%zmm1,%zmm4
vmulps	%zmm31,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm31,%zmm7 {%k2}
vmovaps	%zmm7,(%rax,%rdi)
movl	$8,%edi
testl	%r13d,%r13d
je	75f
vmulps	%zmm13,%zmm18,%zmm4
vfmadd231ps	%zmm12,%zmm11,%zmm4
vfmadd231ps	%zmm10,%zmm9,%zmm4
vmulps	%zmm4,%zmm14,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm17,%zmm7 {%k2}
leaq	(%rdx,%rdx,4),%rdi
movq	%rdi,%r8
shlq	$6,%r8
addq	%r9,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm12,%zmm19,%zmm4
vfmadd231ps	%zmm10,%zmm8,%zmm4
vmulps	%zmm22,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm17,%zmm7 {%k2}
imulq	$448,%rdx,%r8
addq	%r9,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm11,%zmm19,%zmm4
vfmadd231ps	%zmm9,%zmm8,%zmm4
vmulps	%zmm22,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm14,%zmm7 {%k2}
movq	%rdx,%r8
shlq	$9,%r8
addq	%r9,%r8
vmovaps	%zmm7,(%rax,%r8)
vmulps	%zmm10,%zmm1,%zmm4
vmulps	%zmm31,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm17,%zmm7 {%k2}
shlq	$7,%rdi
addq	%r9,%rdi
vmovaps	%zmm7,(%rax,%rdi)
vmulps	%zmm9,%zmm1,%zmm4
vmulps	%zmm31,%zmm4,%zmm4
vmovaps	%zmm21,%zmm7
vmulps	%zmm4,%zmm14,%zmm7 {%k2}
imulq	$704,%rdx,%rdi
addq	%r9,%rdi
vmovaps	%zmm7,(%rax,%rdi)
vmulps	%zmm8,%zmm1,%zmm1
vmulps	%zmm31,%zmm1,%zmm1
vmulps	%zmm1,%zmm22,%zmm21 {%k2}
shlq	$8,%rsi
addq	%r9,%rsi
vmovaps	%zmm21,(%rax,%rsi)
movl	$14,%edi
75:
cmpb	$0,8(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vbroadcastss	327f(%rip),%zmm21
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	323f(%rip){1to16},%zmm15,%k2
vaddps	%zmm3,%zmm3,%zmm8
vmovups	544(%rsp),%zmm10
vfmsub132ps	334f(%rip){1to16},%zmm3,%zmm10
vbroadcastss	100(%r11),%zmm4
vfmadd213ps	%zmm7,%zmm5,%zmm4
vfmadd231ps	104(%r11){1to16},%zmm24,%zmm4
vfmadd231ps	108(%r11){1to16},%zmm0,%zmm4
vfmadd231ps	112(%r11){1to16},%zmm25,%zmm4
vfmadd231ps	116(%r11){1to16},%zmm29,%zmm4
vfmadd231ps	120(%r11){1to16},%zmm27,%zmm4
vbroadcastss	136(%r11),%zmm3
vmovups	4064(%rsp),%zmm9
vaddps	%zmm4,%zmm9,%zmm4
vfmadd213ps	%zmm7,%zmm5,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm24,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm0,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm25,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm29,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm27,%zmm3
vfmadd132ps	172(%r11){1to16},%zmm7,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm0,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm25,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm29,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm27,%zmm5
vfmadd231ps	386f(%rip){1to16},%zmm9,%zmm3
vfmadd231ps	394f(%rip){1to16},%zmm9,%zmm5
vmovaps	%zmm1,%zmm10 {%k2}
movq	%rdi,%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm10,(%rax,%rsi)
vmovaps	%zmm1,%zmm8 {%k2}
leaq	1(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm8,(%rax,%rsi)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm4,(%rax,%rsi)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdi),%rsi
imulq	%rdx,%rsi
shlq	$6,%rsi
addq	%r9,%rsi
vmovaps	%zmm3,(%rax,%rsi)
vmovaps	%zmm1,%zmm5 {%k2}
addq	$4,%rdi
imulq	%rdx,%rdi
shlq	$6,%rdi
addq	%r9,%rdi
vmovaps	%zmm5,(%rax,%rdi)
jmp	6b
76:
addq	$4584,%rsp
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
